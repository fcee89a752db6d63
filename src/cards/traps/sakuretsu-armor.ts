import { destroy, opponentDeclaredAttack, target, trap } from '../../engine/duel/api';

/** Destroys the opponent's monster that has just declared an attack. */
export default trap(56120475, {
  activate: {
    condition: opponentDeclaredAttack,
    rule: 'attack-declared-only',
    targets: target((q) => [q.declaredAttacker].filter((id) => id >= 0)),
    *resolve(e) {
      yield* destroy(e, e.targets);
    },
  },
});
