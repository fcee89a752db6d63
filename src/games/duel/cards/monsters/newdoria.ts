import { destroy, destroyedByBattle, mandatoryTrigger, monster, target } from '../../../../engine/duel/api';

/** Destroyed by battle, it destroys a monster on the field: if only its own side has one, that one. */
export default monster(4335645, {
  effects: [
    mandatoryTrigger({
      on: 'toGrave',
      from: ['graveyard'],
      when: destroyedByBattle,
      targets: target((q) => q.monsters()),
      *resolve(e) {
        yield* destroy(e, e.targets);
      },
    }),
  ],
});
