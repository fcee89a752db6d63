import { oneShot, wakeNodes } from '../../../../engine/vision/api';

/** Two of its player's sleeping nodes wake. */
export default oneShot(1061, {
  *resolve(e) {
    yield* wakeNodes(e, 2);
  },
});
