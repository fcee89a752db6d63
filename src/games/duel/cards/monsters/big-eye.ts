import { declareNumber, flip, monster, numbersFrom, putTopInOrder } from '../../../../engine/duel/api';

/** Flip: up to five cards from the top of the own Deck are put back there in any order. */
export default monster(16768387, {
  effects: [
    flip({
      *resolve(e) {
        const most = Math.min(5, e.deckOf(e.player).length);
        yield* putTopInOrder(e, most > 1 ? yield* declareNumber(e, numbersFrom(1, most)) : most);
      },
    }),
  ],
});
