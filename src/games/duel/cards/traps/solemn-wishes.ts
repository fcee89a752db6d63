import { gainLifePoints, nothing, trap } from '../../../../engine/duel/api';

/**
 * Each draw of its controller gives 500 Life Points, however many cards are drawn: at the moment of the draw, without a chain.
 */
export default trap(35346968, {
  activate: nothing,
  atOnce: {
    *onDraw(e) {
      yield* gainLifePoints(e, e.player, 500, { sameMoment: true });
    },
  },
});
