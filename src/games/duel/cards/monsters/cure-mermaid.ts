import { gainLifePoints, monster, phaseTrigger } from '../../../../engine/duel/api';

/** In each own Standby Phase, on a chain, its controller gains 800 Life Points. */
export default monster(85802526, {
  effects: [
    phaseTrigger({
      phase: 'standby',
      whose: 'own',
      *resolve(e) {
        if (e.selfIsThere) yield* gainLifePoints(e, e.player, 800);
      },
    }),
  ],
});
