import { gainLifePoints, spell } from '../../../../engine/duel/api';

/** Gains 1000 Life Points. */
export default spell(84257639, {
  activate: {
    affectsOnePlayer: true,
    *resolve(e) {
      yield* gainLifePoints(e, e.player, 1000);
    },
  },
});
