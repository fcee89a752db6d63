import { dealtBattleDamage, discardAtRandom, mandatoryTrigger, monster } from '../../../../engine/duel/api';

/** Battle damage to the opponent costs that player a random hand card. */
export default monster(15150365, {
  effects: [
    mandatoryTrigger({
      on: 'damage',
      about: 'any',
      when: dealtBattleDamage,
      *resolve(e) {
        yield* discardAtRandom(e, e.opponent, 1);
      },
    }),
  ],
});
