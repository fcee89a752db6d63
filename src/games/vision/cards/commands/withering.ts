import { aCharacter, change, oneShot } from '../../../../engine/vision/api';

/** A character gets -0/-2 until the end of the turn. */
export default oneShot(1057, {
  target: aCharacter,
  *resolve(e) {
    yield* change(e, e.targets, 0, -2);
  },
});
