import { gainLifePoints, monster, phaseTrigger } from '../../../../engine/duel/api';

/** In each own Standby Phase, on a chain, its controller gains 1000 Life Points while it is in face-up defense position. */
export default monster(90925163, {
  effects: [
    phaseTrigger({
      phase: 'standby',
      whose: 'own',
      condition: (q) => !q.isInAttackPosition(q.self),
      *resolve(e) {
        if (e.selfIsThere && !e.isInAttackPosition(e.self)) yield* gainLifePoints(e, e.player, 1000);
      },
    }),
  ],
});
