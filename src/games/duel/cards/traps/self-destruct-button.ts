import { setLifePoints, trap } from '../../../../engine/duel/api';

/** At 7000 Life Points or more less than the opponent: the Life Points of both become 0, which is a draw. */
export default trap(57585212, {
  activate: {
    condition: (q) => q.lifePoints(q.opponent) - q.lifePoints(q.player) >= 7000,
    rule: 'opponent-above-life-points',
    *resolve(e) {
      yield* setLifePoints(e, [0, 0]);
    },
  },
});
