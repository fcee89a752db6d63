import { endPhase, oneShot } from '../../../../engine/vision/api';

/** Ends the phase. */
export default oneShot(1055, {
  *resolve(e) {
    yield* endPhase(e);
  },
});
