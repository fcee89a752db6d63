import { forbids, linger, restriction, spell, target } from '../../../../engine/duel/api';

/**
 * An opposing monster must be tributed in place of an own one this turn, if its user tributes any. No Battle Phase in that turn,
 * so that it cannot be used after one; that comes with the activation, even if it is negated.
 */
export default spell(68005187, {
  activate: {
    costs: [restriction('gives-up-battle-phase', 'noBattle', (q) => q.phase === 'main1')],
    targets: target((q) => q.monstersOf(q.opponent)),
    *resolve(e) {
      yield* linger(e, 'exchange', { cards: e.targets });
    },
  },
  lingering: {
    exchange: { until: 'endOfTurn', about: 'cards', tributesChosen: true },
    noBattle: {
      until: 'endOfTurn',
      parts: [forbids('enterBattle', 'battle-phase-forbidden', (q, { player }) => player === q.player)],
    },
  },
});
