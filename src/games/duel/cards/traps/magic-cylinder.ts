import { damage, declaredAttacker, negateAttack, opponentDeclaredAttack, target, trap } from '../../../../engine/duel/api';

/** Negates the declared attack of an opposing monster and deals its ATK to the opponent. */
export default trap(62279055, {
  activate: {
    condition: opponentDeclaredAttack,
    rule: 'attack-declared-only',
    targets: target(declaredAttacker),
    *resolve(e) {
      const attacker = e.target;
      if (attacker !== null && (yield* negateAttack(e, attacker))) yield* damage(e, e.opponent, e.atk(attacker));
    },
  },
});
