import { banishFaceDown, linger, pickAtRandom, returnToHand, trap, type Scope } from '../../../../engine/duel/api';

/** The turn of the opponent's fourth Standby Phase from now on. */
const fourthStandby = (q: Scope): number => q.turn + (q.isMyTurn ? 1 : q.phase === 'draw' ? 0 : 2) + 6;

/**
 * Removes a random card of the opponent's hand from play, face-down. It goes back in that player's fourth Standby Phase, if there
 * is one.
 */
export default trap(49587034, {
  activate: {
    actsOn: (q) => q.handOf(q.opponent),
    *resolve(e) {
      const card = pickAtRandom(e, e.actedOn);
      if (card === undefined) return;
      yield* banishFaceDown(e, card);
      yield* linger(e, 'held', { cards: [card], turn: fourthStandby(e) });
    },
  },
  lingering: {
    held: {
      until: 'standbyPhase',
      about: 'cards',
      *atEnd(e) {
        yield* returnToHand(
          e,
          e.lingering!.cards.filter(({ card, arrival }) => e.card(card).arrival === arrival).map(({ card }) => card),
        );
      },
    },
  },
});
