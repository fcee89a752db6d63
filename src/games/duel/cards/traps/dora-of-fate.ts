import { damage, linger, mandatoryTrigger, target, trap } from '../../../../engine/duel/api';

/**
 * In the opponent's turn, on a face-up monster there: a Normal Summon in the own next turn of a monster with a Level one lower
 * deals 500 damage for each Level of the chosen one.
 */
export default trap(67464807, {
  activate: {
    condition: (q) => !q.isMyTurn,
    rule: 'opponents-turn-only',
    targets: target((q) => q.faceUpMonstersOf(q.opponent).filter((id) => q.level(id) > 1)),
    *resolve(e) {
      if (e.target !== null) yield* linger(e, 'waits', { turn: e.turn + 1, data: { amount: e.level(e.target) } });
    },
  },
  effects: [
    mandatoryTrigger({
      on: 'summon',
      about: 'any',
      ofLasting: 'waits',
      from: ['graveyard', 'banished', 'hand', 'deck'],
      when: (q, { player, card }) =>
        player === q.player && q.isMyTurn && q.lastingOfSelf('waits').some(({ amount }) => amount === q.level(card!) + 1),
      *resolve(e) {
        const [waits] = e.lastingOfSelf('waits');
        yield* damage(e, e.opponent, 500 * (waits?.amount ?? 0));
      },
    }),
  ],
  lingering: { waits: { until: 'endOfTurn' } },
});
