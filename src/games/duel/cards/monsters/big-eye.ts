import { flip, monster, putTopInOrder } from '../../../../engine/duel/api';

/** Flip: the top five cards of the own Deck are put back there in any order. */
export default monster(16768387, {
  effects: [
    flip({
      *resolve(e) {
        yield* putTopInOrder(e, 5);
      },
    }),
  ],
});
