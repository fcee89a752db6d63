import { draw, oneShot } from '../../../../engine/vision/api';

/** Draws 2 cards. */
export default oneShot(1056, {
  *resolve(e) {
    yield* draw(e, e.player, 2);
  },
});
