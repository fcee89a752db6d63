import { damage, gives, mandatoryTrigger, monster } from '../../../../engine/duel/api';

/** Battle does not destroy it. Attacked face-down, it does 1000 damage to the attacking player after damage calculation. */
export default monster(31305911, {
  continuous: [gives('notDestroyedByBattle')],
  effects: [
    mandatoryTrigger({
      on: 'flip',
      when: (_q, { cause }) => cause === 'battle',
      *resolve(e) {
        yield* damage(e, e.opponent, 1000);
      },
    }),
  ],
});
