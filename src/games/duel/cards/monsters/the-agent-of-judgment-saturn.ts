import { damage, forbids, ignition, monster, restriction, tributeSelf, type Cost } from '../../../../engine/duel/api';
import { hasSanctuary, lifePointsAhead } from '../shared/sanctuary';

/** It takes nothing. */
const sanctuary: Cost = {
  rule: 'needs-another-card',
  can: hasSanctuary,
  *pay() {
    /* only looked at */
  },
};

/**
 * With an own Sanctuary in the Sky and more Life Points than the opponent it may be tributed: the opponent takes the
 * difference, as it is then. No Battle Phase in that turn.
 */
export default monster(91345518, {
  effects: [
    ignition({
      condition: (q) => lifePointsAhead(q) > 0,
      rule: 'opponent-above-life-points',
      costs: [sanctuary, restriction('gives-up-battle-phase', 'noBattle', (q) => q.phase === 'main1'), tributeSelf],
      *resolve(e) {
        if (hasSanctuary(e)) yield* damage(e, e.opponent, lifePointsAhead(e));
      },
    }),
  ],
  lingering: {
    noBattle: {
      until: 'endOfTurn',
      parts: [forbids('enterBattle', 'battle-phase-forbidden', (q, { player }) => player === q.player)],
    },
  },
});
