import { at, character, damagePlayers } from '../../../../engine/vision/api';

/** When it has become mortal the opponent takes 2 damage. */
export default character(1030, {
  autos: [
    at('mortal', 'always', function* (e) {
      yield* damagePlayers(e, [e.opponent], 2);
    }),
  ],
});
