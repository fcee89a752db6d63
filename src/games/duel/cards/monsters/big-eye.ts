import { declareNumber, flip, monster, numbersFrom, putTopInOrder } from '../../../../engine/duel/api';

/** Flip: up to five cards of the top of the own Deck, as many as its player says, are put back there in any order. */
export default monster(16768387, {
  effects: [
    flip({
      *resolve(e) {
        const most = Math.min(5, e.deckOf(e.player).length);
        if (most > 0) yield* putTopInOrder(e, yield* declareNumber(e, numbersFrom(1, most)));
      },
    }),
  ],
});
