import { gainLife, oneShot } from '../../../../engine/vision/api';

/** 4 life. */
export default oneShot(1058, {
  *resolve(e) {
    yield* gainLife(e, e.player, 4);
  },
});
