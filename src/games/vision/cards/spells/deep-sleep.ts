import { draw, oneShot, skipNext } from '../../../../engine/vision/api';

/** Three cards for the next own turn. */
export default oneShot(1043, {
  *resolve(e) {
    yield* draw(e, e.player, 3);
    yield* skipNext(e, e.player, 'turn');
  },
});
