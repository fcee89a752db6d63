import { addCounters, mayGetCounter, moveCounter, perishesWhile, quick, target, trap } from '../../../../engine/duel/api';

/**
 * It comes with three Spell Counters, and once in each turn of its controller may pass one on. Without a counter left it is
 * destroyed at once.
 */
export default trap(34029630, {
  holdsCounters: Infinity,
  activate: {
    *resolve(e) {
      if (e.selfIsThere) yield* addCounters(e, [e.self], 3);
    },
  },
  continuous: [perishesWhile((q) => q.card(q.self).counters === 0)],
  effects: [
    quick(['spellTrap'], {
      oncePerTurn: true,
      condition: (q) => q.isMyTurn,
      rule: 'own-turn-only',
      targets: target((q) =>
        q.card(q.self).counters === 0 ? [] : q.cardsOnField().filter((id) => id !== q.self && mayGetCounter(q, id)),
      ),
      *resolve(e) {
        if (e.selfIsThere && e.target !== null) yield* moveCounter(e, e.self, e.target);
      },
    }),
  ],
});
