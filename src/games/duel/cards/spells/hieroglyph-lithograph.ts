import { lifePoints, linger, spell } from '../../../../engine/duel/api';

/** For 1000 Life Points its user's hand limit is seven for the rest of the duel. */
export default spell(10248192, {
  activate: {
    affectsOnePlayer: true,
    costs: [lifePoints(1000)],
    *resolve(e) {
      yield* linger(e, 'limit');
    },
  },
  lingering: { limit: { until: 'forever', handLimit: 7 } },
});
