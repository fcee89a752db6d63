import { attackedNow, attackerNow, equip, equippedMonster, stats, type CardId, type Scope } from '../../../../engine/duel/api';

const foeOf = (q: Scope, id: CardId): CardId | null =>
  attackerNow(q) === id ? attackedNow(q) : attackedNow(q) === id ? attackerNow(q) : null;
const meetsStrong = (q: Scope, id: CardId): boolean => {
  const foe = equippedMonster(q, id) && q.damageStep === 'calculation' ? foeOf(q, id) : null;
  return foe !== null && (q.isInAttackPosition(foe) ? q.atk(foe) : q.def(foe)) >= 2500;
};

/**
 * For a monster with 1000 ATK or less. While damage of its battle is calculated it has 2500 ATK more, if the other monster has
 * 2500 or more of the value that counts; that it then has more than 1000 does not destroy this card.
 */
export default equip(84740193, {
  fits: (q, id) => q.damageStep === 'calculation' || q.atk(id) <= 1000,
  continuous: [stats(meetsStrong, { atk: 2500 })],
});
