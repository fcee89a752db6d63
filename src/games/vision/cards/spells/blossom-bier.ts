import { choose, oneShot, putOntoField } from '../../../../engine/vision/api';

/** Puts a character card of the hand onto the field asleep; that is no play. */
export default oneShot(1041, {
  *resolve(e) {
    const characters = e.hand(e.player).filter((card) => e.isCharacterCard(card));
    yield* putOntoField(e, yield* choose(e, characters, 1));
  },
});
