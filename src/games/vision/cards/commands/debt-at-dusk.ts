import { choose, discard, draw, later, oneShot, type CardCode } from '../../../../engine/vision/api';

/** Draws 2 cards; at the end of the turn one card of the hand is discarded. */
export default {
  ...oneShot(1072, {
    *resolve(e) {
      yield* draw(e, e.player, 2);
      yield* later(e, 'turnEnd');
    },
  }),
  *delayed(e) {
    yield* discard(e, yield* choose(e, e.hand(e.player), 1, 'discard'));
  },
} satisfies CardCode;
