import { at, character, draw, playedThisTurn } from '../../../../engine/vision/api';

/** At the end of the turn in which it was played to the field, its player draws. A doll. */
export default character(1, {
  autos: [
    at('turnEnd', playedThisTurn, function* (e) {
      yield* draw(e, e.player, 1);
    }),
  ],
});
