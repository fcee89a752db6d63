import { at, character, inOwnTurn, sleep } from '../../../../engine/vision/api';

/** Falls asleep at the start of its player's Active Phase. */
export default character(1020, {
  autos: [
    at('activeStart', inOwnTurn, function* (e) {
      yield* sleep(e, [e.self]);
    }),
  ],
});
