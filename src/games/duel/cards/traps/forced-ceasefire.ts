import { discardCards, forbids, linger, trap } from '../../../../engine/duel/api';

/** For a discarded card no Trap can be activated for the rest of the turn, by either player. */
export default trap(97806240, {
  activate: {
    costs: [discardCards(1)],
    *resolve(e) {
      yield* linger(e, 'ceasefire');
    },
  },
  lingering: {
    ceasefire: {
      until: 'endOfTurn',
      parts: [forbids('activateCard', 'traps-cannot-be-activated', (q, { card }) => card !== null && q.isTrap(card))],
    },
  },
});
