import { attackedNow, attackerNow, equip, equippedMonster, stats, type CardId, type Scope } from '../../../../engine/duel/api';

/** The monster has been turned up by the attack that runs. */
const wasAttackedFaceDown = (q: Scope, attacker: CardId): boolean => {
  const attacked = attackedNow(q);
  return (
    attacked !== null &&
    q.card(attacked).faceUpSince > q.card(attacker).lastAttack &&
    q.recalled().some(({ event }) => event.card === attacked)
  );
};

/** While damage is calculated the equipped monster has 1500 ATK more, if it has attacked a face-down monster. */
export default equip(242146, {
  recalls: ({ verb, cause }) => verb === 'flip' && cause === 'battle',
  continuous: [
    stats(
      (q, id) => equippedMonster(q, id) && q.damageStep === 'calculation' && attackerNow(q) === id && wasAttackedFaceDown(q, id),
      { atk: 1500 },
    ),
  ],
});
