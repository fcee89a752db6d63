import { gainLifePoints, monster, phaseTrigger } from '../../../../engine/duel/api';

/** In each own Standby Phase, on a chain, its controller gains 400 Life Points for each own monster, face-down ones too. */
export default monster(81383947, {
  effects: [
    phaseTrigger({
      phase: 'standby',
      whose: 'own',
      *resolve(e) {
        yield* gainLifePoints(e, e.player, 400 * e.monstersOf(e.player).length);
      },
    }),
  ],
});
