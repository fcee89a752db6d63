import { draw, skipNext, trap } from '../../../../engine/duel/api';

/** Draws two cards; the next two own Draw Phases are skipped. */
export default trap(37576645, {
  activate: {
    draws: 'own',
    *resolve(e) {
      yield* draw(e, e.player, 2);
      yield* skipNext(e, e.player, 'draw', 2);
    },
  },
});
