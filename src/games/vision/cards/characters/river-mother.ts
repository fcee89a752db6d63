import { at, character, gainLife, inOwnTurn } from '../../../../engine/vision/api';

/** At the start of its player's turn they gain 2 life. */
export default character(1017, {
  autos: [
    at('turnStart', inOwnTurn, function* (e) {
      yield* gainLife(e, e.player, 2);
    }),
  ],
});
