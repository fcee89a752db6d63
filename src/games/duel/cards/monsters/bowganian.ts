import { damage, monster, phaseTrigger } from '../../../../engine/duel/api';

/** In each own Standby Phase, on a chain, the opponent takes 600 damage. */
export default monster(52090844, {
  effects: [
    phaseTrigger({
      phase: 'standby',
      whose: 'own',
      *resolve(e) {
        yield* damage(e, e.opponent, 600);
      },
    }),
  ],
});
