import { at, character, damagePlayers, inOwnTurn } from '../../../../engine/vision/api';

/** At the end of its player's turn the opponent takes 4 damage. It can only be put onto the field. */
export default character(48, {
  autos: [
    at('turnEnd', inOwnTurn, function* (e) {
      yield* damagePlayers(e, [e.opponent], 4);
    }),
  ],
});
