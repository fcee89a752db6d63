import { damage, destroyedByBattle, mandatoryTrigger, monster } from '../../../../engine/duel/api';

/** Destroyed by battle, it does 500 damage to the opponent. */
export default monster(76321376, {
  effects: [
    mandatoryTrigger({
      on: 'toGrave',
      from: ['graveyard'],
      when: destroyedByBattle,
      *resolve(e) {
        yield* damage(e, e.opponent, 500);
      },
    }),
  ],
});
