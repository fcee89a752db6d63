import { lifePoints, lookAt, nothing, opponentHasHand, phaseTrigger, pickAtRandom, spell } from '../../../../engine/duel/api';

/** In the opponent's Standby Phase, each time for 500 Life Points, its player may see a random card of the opponent's hand. */
export default spell(16227556, {
  activate: nothing,
  effects: [
    phaseTrigger({
      phase: 'standby',
      whose: 'opponent',
      from: ['spellTrap'],
      optional: true,
      again: true,
      condition: opponentHasHand,
      costs: [lifePoints(500)],
      *resolve(e) {
        const card = e.selfIsThere ? pickAtRandom(e, e.handOf(e.opponent)) : undefined;
        if (card !== undefined) yield* lookAt(e, [card]);
      },
    }),
  ],
});
