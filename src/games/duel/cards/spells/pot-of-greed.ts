import { draw, spell } from '../../../../engine/duel/api';

/** Draws two cards. It may be activated with a smaller deck, and then loses the duel. */
export default spell(55144522, {
  activate: {
    draws: 'own',
    affectsOnePlayer: true,
    *resolve(e) {
      yield* draw(e, e.player, 2);
    },
  },
});
