import { banishSeveralFromGraveyard, ignition, isChosen, linger, monster, stats } from '../../../../engine/duel/api';

/** Once per turn, for up to three monsters of the Graveyard, 300 ATK each, until the end of the opponent's turn. */
export default monster(40133511, {
  effects: [
    ignition({
      oncePerTurn: true,
      costs: [
        banishSeveralFromGraveyard(
          () => 3,
          (q, id) => q.isMonster(id),
        ),
      ],
      *resolve(e) {
        if (e.selfIsThere) yield* linger(e, 'fed', { cards: [e.self], turn: e.turn + 1, data: { amount: 300 * e.paid.length } });
      },
    }),
  ],
  lingering: { fed: { until: 'endOfTurn', about: 'cards', parts: [stats(isChosen, { atk: (q) => q.data.amount ?? 0 })] } },
});
