import { CAME, damage, destroy, opponentDeclaredAttack, trap } from '../../../../engine/duel/api';

/**
 * A monster that was Tribute Summoned attacks: all attack-position monsters of its side are destroyed, and that player takes
 * 1000 damage.
 */
export default trap(89041555, {
  activate: {
    condition: (q) => opponentDeclaredAttack(q) && (q.card(q.declaredAttacker!).came & CAME.tribute) !== 0,
    rule: 'attack-declared-only',
    actsOn: (q) => q.monstersOf(q.opponent).filter((id) => q.isInAttackPosition(id)),
    *resolve(e) {
      const destroyed = yield* destroy(e, e.actedOn);
      if (destroyed.length > 0) yield* damage(e, e.opponent, 1000, { sameMoment: true });
    },
  },
});
