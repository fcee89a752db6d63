import { endTheTurn, oneShot } from '../../../../engine/vision/api';

/** Ends the turn. */
export default oneShot(1054, {
  *resolve(e) {
    yield* endTheTurn(e);
  },
});
