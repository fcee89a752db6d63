import { lifePoints, linger, spell } from '../../../../engine/duel/api';

const TURNS = 20;

/**
 * For 2000 Life Points: when twenty turns have gone by, that of its activation and those of both players counted, its user wins.
 */
export default spell(95308449, {
  activate: {
    costs: [lifePoints(2000)],
    *resolve(e) {
      yield* linger(e, 'countdown', { data: { turn: e.turn } });
    },
  },
  lingering: {
    countdown: {
      until: 'forever',
      verdict: {
        at: 'turnStart',
        of: (q) => (q.turn >= (q.data.turn ?? 0) + TURNS ? { winner: q.player, reason: 'finalCountdown' } : undefined),
      },
    },
  },
});
