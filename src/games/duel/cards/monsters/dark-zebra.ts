import { forbids, isChosen, linger, monster, phaseTrigger, putInDefensePosition } from '../../../../engine/duel/api';

/** Alone in its controller's Standby Phase it must go to defense position, and stay so for the turn. */
export default monster(59784896, {
  effects: [
    phaseTrigger({
      phase: 'standby',
      whose: 'own',
      condition: (q) => q.monstersOf(q.player).length === 1,
      *resolve(e) {
        if (!e.selfIsThere || !e.isInAttackPosition(e.self)) return;
        yield* putInDefensePosition(e, [e.self]);
        yield* linger(e, 'shy', { cards: [e.self] });
      },
    }),
  ],
  lingering: {
    shy: {
      until: 'endOfTurn',
      about: 'cards',
      parts: [forbids('changePosition', 'position-locked', (q, { card }) => isChosen(q, card))],
    },
  },
});
