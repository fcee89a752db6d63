import { attackerNow, destroy, ownBattle, trap, type CardId, type Scope } from '../../../../engine/duel/api';

const beatenBack = (q: Scope): CardId[] => {
  const battle = ownBattle(q);
  if (q.damageStep !== 'end' || battle === undefined) return [];
  const { own, other } = battle;
  return attackerNow(q) === other && !q.isInAttackPosition(own) && q.isFaceUp(own) && q.atk(other) < q.def(own) ? [other] : [];
};
/**
 * At the end of a Damage Step in which an opposing attacker met a higher DEF: the attacker is destroyed. The battle itself is
 * reckoned as usual.
 */
export default trap(5616412, {
  activate: {
    condition: (q) => beatenBack(q).length > 0,
    rule: 'right-after-its-event',
    damageStep: 'any',
    *resolve(e) {
      yield* destroy(e, beatenBack(e));
    },
  },
});
