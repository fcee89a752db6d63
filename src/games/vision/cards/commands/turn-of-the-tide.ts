import { aCharacter, oneShot, sleep, wake } from '../../../../engine/vision/api';

/** A character sleeps, or wakes. */
export default oneShot(
  1060,
  {
    target: aCharacter,
    *resolve(e) {
      yield* sleep(e, e.targets);
    },
  },
  {
    target: aCharacter,
    *resolve(e) {
      yield* wake(e, e.targets);
    },
  },
);
