import { at, character, charge, inOwnTurn, wakeNodes } from '../../../../engine/vision/api';

/** In its player's Draw Phase the top card of the deck becomes a sleeping node, and a sleeping node wakes at the end. */
export default character(1023, {
  autos: [
    at('drawStart', inOwnTurn, function* (e) {
      yield* charge(e, 1);
    }),
    at('drawEnd', inOwnTurn, function* (e) {
      yield* wakeNodes(e, 1);
    }),
  ],
});
