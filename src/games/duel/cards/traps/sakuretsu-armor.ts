import { declaredAttacker, destroy, opponentDeclaredAttack, target, trap } from '../../../../engine/duel/api';

/** Destroys the opponent's monster that has just declared an attack. */
export default trap(56120475, {
  activate: {
    condition: opponentDeclaredAttack,
    rule: 'attack-declared-only',
    targets: target(declaredAttacker),
    *resolve(e) {
      yield* destroy(e, e.targets);
    },
  },
});
