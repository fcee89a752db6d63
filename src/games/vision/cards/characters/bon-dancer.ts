import { at, character, gainLife, inOwnTurn } from '../../../../engine/vision/api';

/** At the end of its player's turn they gain 1 life. */
export default character(1028, {
  autos: [
    at('turnEnd', inOwnTurn, function* (e) {
      yield* gainLife(e, e.player, 1);
    }),
  ],
});
