import { aCharacter, oneShot, returnToHand } from '../../../../engine/vision/api';

/** Returns a character to its owner's hand. */
export default oneShot(1069, {
  target: aCharacter,
  *resolve(e) {
    yield* returnToHand(e, e.targets);
  },
});
