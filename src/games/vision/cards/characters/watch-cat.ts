import { at, change, character, inOwnTurn } from '../../../../engine/vision/api';

/** Gets +2/+0 at the end of its player's Active Phase, until the end of the turn. */
export default character(1021, {
  autos: [
    at('activeEnd', inOwnTurn, function* (e) {
      yield* change(e, [e.self], 2, 0);
    }),
  ],
});
