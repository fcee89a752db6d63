import { chooseCards, discardSelf, ignition, monster, returnToHand, reveal, shuffleDeck } from '../../../../engine/duel/api';

/** Discarded from the hand, it brings up to two more Thunder Dragons from the deck to the hand. Finding none is legal. */
export default monster(31786629, {
  effects: [
    ignition({
      from: ['hand'],
      costs: [discardSelf],
      *resolve(e) {
        const copies = yield* chooseCards(e, {
          from: e.deckOf(e.player).filter((id) => e.isNamed(id, 31786629)),
          min: 0,
          max: 2,
          prompt: 'search',
        });
        yield* returnToHand(e, copies);
        yield* reveal(e, copies);
        yield* shuffleDeck(e, e.player);
      },
    }),
  ],
});
