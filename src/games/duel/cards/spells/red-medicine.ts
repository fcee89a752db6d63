import { gainLifePoints, spell } from '../../../../engine/duel/api';

/** Gains 500 Life Points. There is no maximum. */
export default spell(38199696, {
  activate: {
    affectsOnePlayer: true,
    *resolve(e) {
      yield* gainLifePoints(e, e.player, 500);
    },
  },
});
