import { discardCards, gives, hasLasting, ignition, isChosen, linger, monster } from '../../../../engine/duel/api';

/** In Main Phase 1 a discarded card lets it attack twice in this turn. */
export default monster(29618570, {
  effects: [
    ignition({
      condition: (q) => q.phase === 'main1' && !hasLasting(q, 'swift'),
      costs: [discardCards(1)],
      *resolve(e) {
        if (e.selfIsThere) yield* linger(e, 'swift', { cards: [e.self] });
      },
    }),
  ],
  lingering: { swift: { until: 'endOfTurn', about: 'cards', parts: [gives('attacksTwice', isChosen)] } },
});
