import {
  declaredAttacker,
  endBattlePhase,
  negateAttack,
  opponentDeclaredAttack,
  target,
  trap,
} from '../../../../engine/duel/api';

/** Negates the declared attack of an opposing monster and ends the Battle Phase. A Counter Trap that can be Chain Link 1. */
export default trap(14315573, {
  activate: {
    condition: opponentDeclaredAttack,
    rule: 'attack-declared-only',
    targets: target(declaredAttacker),
    *resolve(e) {
      if (yield* negateAttack(e, e.target)) yield* endBattlePhase(e);
    },
  },
});
