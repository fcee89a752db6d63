import { draw, gainLifePoints, spell } from '../../../../engine/duel/api';

/** Draws a card; then the opponent gains 1000 Life Points. */
export default spell(70368879, {
  activate: {
    draws: 'own',
    *resolve(e) {
      yield* draw(e, e.player, 1);
      yield* gainLifePoints(e, e.opponent, 1000);
    },
  },
});
