import { additionalPhase, oneShot } from '../../../../engine/vision/api';

/** The turn player gains an additional Main Phase. */
export default oneShot(1063, {
  *resolve(e) {
    yield* additionalPhase(e, 'main');
  },
});
