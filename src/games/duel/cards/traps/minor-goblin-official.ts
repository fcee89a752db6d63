import { damage, phaseTrigger, trap } from '../../../../engine/duel/api';

/** Activated while the opponent has 3000 Life Points or less. In each Standby Phase of the opponent 500 damage. */
export default trap(1918087, {
  activate: {
    condition: (q) => q.lifePoints(q.opponent) <= 3000,
    rule: 'opponent-above-life-points',
    *resolve() {
      /* stays on the field */
    },
  },
  effects: [
    phaseTrigger({
      phase: 'standby',
      whose: 'opponent',
      from: ['spellTrap'],
      *resolve(e) {
        if (e.selfIsThere) yield* damage(e, e.opponent, 500);
      },
    }),
  ],
});
