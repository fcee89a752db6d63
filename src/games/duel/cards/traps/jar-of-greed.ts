import { draw, trap } from '../../../../engine/duel/api';

/** Draws a card. */
export default trap(83968380, {
  activate: {
    draws: 'own',
    *resolve(e) {
      yield* draw(e, e.player, 1);
    },
  },
});
