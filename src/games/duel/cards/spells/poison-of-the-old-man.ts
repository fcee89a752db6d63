import { damage, gainLifePoints, spell } from '../../../../engine/duel/api';

/** Chosen on activation: its user gains 1200 Life Points, or the opponent takes 800 damage. */
export default spell(8842266, {
  activate: {
    affectsOnePlayer: true,
    modes: [{}, {}],
    *resolve(e) {
      if (e.mode === 0) yield* gainLifePoints(e, e.player, 1200);
      else yield* damage(e, e.opponent, 800);
    },
  },
});
