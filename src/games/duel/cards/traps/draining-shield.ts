import {
  declaredAttacker,
  gainLifePoints,
  negateAttack,
  opponentDeclaredAttack,
  target,
  trap,
} from '../../../../engine/duel/api';

/** Negates the declared attack of an opposing monster; its user gains Life Points equal to its ATK. */
export default trap(43250041, {
  activate: {
    condition: opponentDeclaredAttack,
    rule: 'attack-declared-only',
    targets: target(declaredAttacker),
    *resolve(e) {
      const attacker = e.target;
      if (attacker !== null && (yield* negateAttack(e, attacker))) yield* gainLifePoints(e, e.player, e.atk(attacker));
    },
  },
});
