import { discardChosen, opponentHasHand, spareFromDamageBelow, trap, wouldHurt } from '../../../../engine/duel/api';

/**
 * What the effect that it answers would do to its player's Life Points is nothing, and the opponent discards a chosen card.
 */
export default trap(3055837, {
  activate: {
    condition: (q) => opponentHasHand(q) && wouldHurt(q, q.player),
    rule: 'answers-effect-damage',
    *resolve(e) {
      yield* spareFromDamageBelow(e, e.player);
      yield* discardChosen(e, e.opponent, 1);
    },
  },
});
