import { at, character, damagePlayers, inOwnTurn } from '../../../../engine/vision/api';

/** At the end of its player's Main Phase the opponent takes 1 damage. */
export default character(1025, {
  autos: [
    at('mainEnd', inOwnTurn, function* (e) {
      yield* damagePlayers(e, [e.opponent], 1);
    }),
  ],
});
