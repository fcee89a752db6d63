import { linger, trap } from '../../../../engine/duel/api';

/** For this turn its user may have one roll of either player, or of both at once, done again in the middle of the resolution. */
export default trap(83241722, {
  activate: {
    *resolve(e) {
      yield* linger(e, 'again');
    },
  },
  lingering: { again: { until: 'endOfTurn', repeats: 'dice' } },
});
