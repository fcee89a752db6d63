import { destroy, destroyedByBattle, mandatoryTrigger, monster } from '../../../../engine/duel/api';

/** Destroyed by battle, it takes the monster along that destroyed it. */
export default monster(51534754, {
  effects: [
    mandatoryTrigger({
      on: 'toGrave',
      from: ['graveyard'],
      when: destroyedByBattle,
      *resolve(e) {
        const { by } = e.event!;
        if (by !== undefined && e.card(by).zone === 'monster') yield* destroy(e, [by]);
      },
    }),
  ],
});
