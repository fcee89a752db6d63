import { ignition, isChosen, linger, monster, stats, tributeMonsters } from '../../../../engine/duel/api';

/** For each other own monster that is tributed it has 700 ATK more until the turn ends. */
export default monster(25109950, {
  effects: [
    ignition({
      costs: [tributeMonsters(1, (q, id) => id !== q.self)],
      *resolve(e) {
        if (e.selfIsThere) yield* linger(e, 'emboldened', { cards: [e.self] });
      },
    }),
  ],
  lingering: { emboldened: { until: 'endOfTurn', about: 'cards', parts: [stats(isChosen, { atk: 700 })] } },
});
