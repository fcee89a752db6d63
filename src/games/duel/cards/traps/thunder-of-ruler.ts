import { forbids, linger, trap } from '../../../../engine/duel/api';

/** In the opponent's Standby Phase: the opponent cannot hold a Battle Phase this turn. */
export default trap(91781589, {
  activate: {
    condition: (q) => q.phase === 'standby' && !q.isMyTurn,
    rule: 'opponents-standby-phase-only',
    *resolve(e) {
      yield* linger(e, 'noBattle');
    },
  },
  lingering: {
    noBattle: {
      until: 'endOfTurn',
      parts: [forbids('enterBattle', 'battle-phase-forbidden', (q, { player }) => player === q.opponent)],
    },
  },
});
