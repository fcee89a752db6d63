import { aCharacter, change, oneShot } from '../../../../engine/vision/api';

/** A character gets +2/+2 until the end of the turn. */
export default oneShot(1053, {
  target: aCharacter,
  *resolve(e) {
    yield* change(e, e.targets, 2, 2);
  },
});
