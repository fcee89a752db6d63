import { darkSide, oneShot } from '../../../../engine/vision/api';

/** Until the end of the turn every + on a character is a −, and draws are discards. */
export default oneShot(384, {
  *resolve(e) {
    yield* darkSide(e);
  },
});
