import { attackInstead, opponentDeclaredAttack, target, trap } from '../../../../engine/duel/api';

/**
 * Negates the declared attack; another face-up monster of the attacking side attacks instead, put in attack position first if
 * need be.
 */
export default trap(93599951, {
  activate: {
    condition: opponentDeclaredAttack,
    rule: 'attack-declared-only',
    targets: target((q) => q.faceUpMonstersOf(q.opponent).filter((id) => id !== q.declaredAttacker)),
    *resolve(e) {
      yield* attackInstead(e, e.target);
    },
  },
});
