import {
  destroy,
  gives,
  ignition,
  isChosen,
  linger,
  monster,
  phaseTrigger,
  stats,
  tributeSeveral,
} from '../../../../engine/duel/api';

/** One or two other Pyros are tributed for 1000 ATK each. It pierces, and is destroyed in the End Phase. */
export default monster(51355346, {
  continuous: [gives('piercing')],
  effects: [
    ignition({
      costs: [tributeSeveral(2, (q, id) => q.race(id) === 'Pyro')],
      *resolve(e) {
        if (e.selfIsThere) yield* linger(e, 'blaze', { cards: [e.self], data: { amount: 1000 * e.paid.length } });
      },
    }),
    phaseTrigger({
      phase: 'end',
      whose: 'each',
      *resolve(e) {
        if (e.selfIsThere) yield* destroy(e, [e.self]);
      },
    }),
  ],
  lingering: { blaze: { until: 'forever', about: 'cards', parts: [stats(isChosen, { atk: (q) => q.data.amount ?? 0 })] } },
});
