import { discardChosen, draw, spell } from '../../../../engine/duel/api';

/** Draws three cards, then discards two: one effect, nothing is looked at in between. */
export default spell(79571449, {
  activate: {
    draws: 'own',
    affectsOnePlayer: true,
    *resolve(e) {
      yield* draw(e, e.player, 3);
      yield* discardChosen(e, e.player, 2);
    },
  },
});
