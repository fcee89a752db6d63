import { aCharacter, oneShot, remove } from '../../../../engine/vision/api';

/** Removes a character. */
export default oneShot(1068, {
  target: aCharacter,
  *resolve(e) {
    yield* remove(e, e.targets);
  },
});
