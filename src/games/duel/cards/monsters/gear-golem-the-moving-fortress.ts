import { gives, ignition, isChosen, lifePoints, linger, monster } from '../../../../engine/duel/api';

/** Once per turn, in Main Phase 1, 800 Life Points let it attack the player directly in this turn. */
export default monster(30190809, {
  effects: [
    ignition({
      oncePerTurn: true,
      condition: (q) => q.phase === 'main1',
      costs: [lifePoints(800)],
      *resolve(e) {
        if (e.selfIsThere) yield* linger(e, 'breakthrough', { cards: [e.self] });
      },
    }),
  ],
  lingering: { breakthrough: { until: 'endOfTurn', about: 'cards', parts: [gives('attacksDirectly', isChosen)] } },
});
