import { at, character, choose, damage, inOwnTurn } from '../../../../engine/vision/api';

/** At the end of its player's turn an opposing character takes 1 damage. */
export default character(1029, {
  autos: [
    at('turnEnd', inOwnTurn, function* (e) {
      yield* damage(e, yield* choose(e, e.characters(e.opponent), 1), 1);
    }),
  ],
});
