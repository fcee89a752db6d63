import { dealtBattleDamage, discardAtRandom, mill, monster, opponentHasHand, optionalTrigger } from '../../../../engine/duel/api';

/**
 * Battle damage to the opponent: that player loses a random hand card, or the top two cards of the deck (no draw). Chosen on
 * activation.
 */
export default monster(76922029, {
  effects: [
    optionalTrigger({
      on: 'damage',
      about: 'any',
      when: dealtBattleDamage,
      modes: [{ condition: opponentHasHand }, { condition: (q) => q.deckOf(q.opponent).length >= 2 }],
      *resolve(e) {
        if (e.mode === 0) yield* discardAtRandom(e, e.opponent, 1);
        else yield* mill(e, e.opponent, 2);
      },
    }),
  ],
});
