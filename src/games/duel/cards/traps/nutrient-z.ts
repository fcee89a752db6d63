import { linger, trap } from '../../../../engine/duel/api';

/**
 * In the opponent's Damage Step (2005): for the rest of that turn, each time its player is about to take at least 2000 battle
 * damage, 4000 Life Points are gained just before.
 */
export default trap(29389368, {
  activate: {
    damageStep: 'onlyUpToCalculation',
    condition: (q) => !q.isMyTurn,
    rule: 'opponents-turn-only',
    *resolve(e) {
      yield* linger(e, 'nourished');
    },
  },
  lingering: { nourished: { until: 'endOfTurn', gainsBeforeBattleDamage: (amount) => (amount >= 2000 ? 4000 : 0) } },
});
