import { oneShot, skipNext } from '../../../../engine/vision/api';

/** The opponent skips their next turn. */
export default oneShot(1042, {
  *resolve(e) {
    yield* skipNext(e, e.opponent, 'turn');
  },
});
