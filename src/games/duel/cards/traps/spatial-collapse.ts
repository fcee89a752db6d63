import { chooseCards, limits, sendToGraveyard, trap } from '../../../../engine/duel/api';

/**
 * Activated with at most five cards on each side, it holds both sides to that number; what a chain has brought beyond it goes.
 */
export default trap(20644748, {
  activate: {
    condition: (q) => [q.player, q.opponent].every((player) => q.cardsOnFieldOf(player).length <= MOST),
    rule: 'too-many-cards-on-field',
    *resolve(e) {
      for (const player of e.isMyTurn ? [e.player, e.opponent] : [e.opponent, e.player]) {
        const from = e.cardsOnFieldOf(player).filter((id) => !e.card(id).leaving);
        const over = from.length - MOST;
        if (over > 0)
          yield* sendToGraveyard(e, yield* chooseCards(e, { player, from, min: over, max: over, prompt: 'toGraveyard' }));
      }
    },
  },
  continuous: [limits('field', () => MOST)],
});
const MOST = 5;
