import { banish, ignition, isChosen, linger, monster, stats, targetUpTo } from '../../../../engine/duel/api';

/** Once per turn up to two Spells of the Graveyard are removed, for 300 ATK each until the end of the opponent's turn. */
export default monster(47829960, {
  effects: [
    ignition({
      oncePerTurn: true,
      condition: (q) => !q.isForbidden('banishFromGraveyard', q.player),
      rule: 'graveyard-cannot-be-banished',
      targets: targetUpTo(2, (q) => q.graveyardOf(q.player).filter((id) => q.isSpell(id))),
      *resolve(e) {
        const gone = (yield* banish(e, e.targets)).length;
        if (e.selfIsThere) yield* linger(e, 'fed', { cards: [e.self], turn: e.turn + 1, data: { amount: 300 * gone } });
      },
    }),
  ],
  lingering: { fed: { until: 'endOfTurn', about: 'cards', parts: [stats(isChosen, { atk: (q) => q.data.amount ?? 0 })] } },
});
