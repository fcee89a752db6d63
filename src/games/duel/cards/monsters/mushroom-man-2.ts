import { damage, lifePoints, mayChangeSides, monster, phaseTrigger, takeControl } from '../../../../engine/duel/api';

/** It damages its controller in each Standby Phase of that player, who may pay 500 in the End Phase to hand it over. */
export default monster(93900406, {
  effects: [
    phaseTrigger({
      phase: 'standby',
      whose: 'own',
      *resolve(e) {
        yield* damage(e, e.player, 300);
      },
    }),
    phaseTrigger({
      phase: 'end',
      whose: 'own',
      optional: true,
      condition: (q) => mayChangeSides(q, q.self) && q.freeMonsterZones(q.opponent) > 0,
      costs: [lifePoints(500)],
      *resolve(e) {
        if (e.selfIsThere) yield* takeControl(e, e.self, 'forever', e.opponent);
      },
    }),
  ],
});
