import {
  attackAfterChain,
  chooseCard,
  linger,
  maySpecialSummon,
  noBattleDamageTo,
  sendToGraveyard,
  shuffleDeck,
  specialSummon,
  trap,
} from '../../../../engine/duel/api';

/**
 * In the opponent's turn with 1000 Life Points or less: one own monster stays, all else of both fields and hands goes to the
 * Graveyard. The opponent summons a monster from the deck, which attacks it without battle damage. When the turn ends, whoever
 * alone has a monster wins; otherwise the duel is drawn.
 */
export default trap(28566710, {
  activate: {
    condition: (q) => !q.isMyTurn && q.lifePoints(q.player) <= 1000 && q.monstersOf(q.player).length > 0,
    rule: 'opponents-turn-at-few-life-points',
    specialSummons: true,
    *resolve(e) {
      const kept = yield* chooseCard(e, { from: e.monstersOf(e.player), prompt: 'choose' });
      yield* linger(e, 'lastTurn');
      yield* sendToGraveyard(
        e,
        [...e.cardsOnField(), ...e.handOf(0), ...e.handOf(1)].filter((id) => id !== kept && id !== e.self),
      );
      const from = e.deckOf(e.opponent).filter((id) => e.isMonster(id) && maySpecialSummon(e, id, e.opponent));
      const rival = yield* chooseCard(e, { player: e.opponent, from, prompt: 'specialSummon' });
      if (rival !== undefined) yield* specialSummon(e, [rival], { player: e.opponent, placements: ['attack'] });
      yield* shuffleDeck(e, e.opponent);
      if (rival === undefined || kept === undefined) return;
      yield* linger(e, 'noDamage');
      yield* attackAfterChain(e, rival, kept);
    },
  },
  lingering: {
    noDamage: { until: 'endOfDamageStep', parts: [noBattleDamageTo((q) => q.player), noBattleDamageTo((q) => q.opponent)] },
    lastTurn: {
      until: 'endOfTurn',
      verdict: {
        at: 'turnEnd',
        of: (q) => {
          const alive = ([0, 1] as const).filter((player) => q.monstersOf(player).length > 0);
          return { winner: alive.length === 1 ? alive[0]! : 'draw', reason: 'lastTurn' };
        },
      },
    },
  },
});
