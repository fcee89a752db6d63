import { gainLifePoints, spell } from '../../../../engine/duel/api';

/** Both players gain 1000 Life Points at the same time. */
export default spell(66719324, {
  activate: {
    *resolve(e) {
      yield* gainLifePoints(e, e.player, 1000);
      yield* gainLifePoints(e, e.opponent, 1000, { sameMoment: true });
    },
  },
});
