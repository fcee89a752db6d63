import { forbids, linger, spell, target } from '../../engine/duel/api';

/**
 * An opposing monster must be tributed in place of an own one this turn, if its user tributes any. No Battle Phase in that turn, so
 * that it cannot be used after one.
 */
export default spell(68005187, {
  activate: {
    condition: (q) => q.phase === 'main1',
    rule: 'gives-up-battle-phase',
    targets: target((q) => q.monstersOf(q.opponent)),
    *resolve(e) {
      yield* linger(e, 'exchange', { cards: e.targets, until: 'endOfTurn' });
    },
  },
  lingering: {
    exchange: { tributesChosen: true, parts: [forbids('enterBattle', 'battle-phase-forbidden', (q, { player }) => player === q.player)] },
  },
});
