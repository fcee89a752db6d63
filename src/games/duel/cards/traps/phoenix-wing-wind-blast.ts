import { discardCards, putOnTopOfDeck, target, trap } from '../../../../engine/duel/api';

/** For a discarded card it puts any card on the opponent's field on top of its owner's Deck. */
export default trap(63356631, {
  activate: {
    costs: [discardCards(1)],
    targets: target((q) => q.cardsOnFieldOf(q.opponent), 1, 'toDeck'),
    *resolve(e) {
      yield* putOnTopOfDeck(e, e.targets);
    },
  },
});
