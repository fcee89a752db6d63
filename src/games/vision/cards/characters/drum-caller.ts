import { at, change, character, inOwnTurn } from '../../../../engine/vision/api';

/** At the start of its player's Main Phase the other own characters get +1/+0 until the end of the turn. */
export default character(1024, {
  autos: [
    at('mainStart', inOwnTurn, function* (e) {
      const others = e.characters(e.player).filter((card) => card !== e.self);
      yield* change(e, others, 1, 0);
    }),
  ],
});
