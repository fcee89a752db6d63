import { damage, forbids, monster, phaseTrigger } from '../../../../engine/duel/api';

/**
 * While its controller has another face-up Pyro it cannot be attacked. In each own End Phase, on a chain, the opponent takes 500
 * damage.
 */
export default monster(45985838, {
  continuous: [
    forbids(
      'attackTarget',
      'protected-from-attack',
      (q, { card }) => card === q.self && q.faceUpMonstersOf(q.player).some((id) => id !== q.self && q.race(id) === 'Pyro'),
    ),
  ],
  effects: [
    phaseTrigger({
      phase: 'end',
      whose: 'own',
      *resolve(e) {
        yield* damage(e, e.opponent, 500);
      },
    }),
  ],
});
