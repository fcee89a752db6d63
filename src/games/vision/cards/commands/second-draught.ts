import { additionalPhase, oneShot } from '../../../../engine/vision/api';

/** The turn player gains an additional Draw Phase. */
export default oneShot(1064, {
  *resolve(e) {
    yield* additionalPhase(e, 'draw');
  },
});
