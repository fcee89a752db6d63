import { destroy, opponentDeclaredAttack, trap } from '../../../../engine/duel/api';

/**
 * Destroys the opponent's attack-position monsters. Only when an attack is declared: an attack resumed after a replay is no
 * declaration.
 */
export default trap(44095762, {
  activate: {
    condition: opponentDeclaredAttack,
    rule: 'attack-declared-only',
    actsOn: (q) => q.monstersOf(q.opponent).filter((id) => q.isInAttackPosition(id)),
    *resolve(e) {
      yield* destroy(e, e.actedOn);
    },
  },
});
