import { lifePoints, lookAt, nothing, phaseTrigger, spell } from '../../../../engine/duel/api';

/** In each own Standby Phase, for 100 Life Points, its player may look at the top card of the opponent's Deck. */
export default spell(60391791, {
  activate: nothing,
  effects: [
    phaseTrigger({
      phase: 'standby',
      whose: 'own',
      from: ['spellTrap'],
      optional: true,
      condition: (q) => q.deckOf(q.opponent).length > 0,
      costs: [lifePoints(100)],
      *resolve(e) {
        if (e.selfIsThere) yield* lookAt(e, e.deckOf(e.opponent).slice(-1));
      },
    }),
  ],
});
