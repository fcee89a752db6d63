import { attackedNow, attackerNow, itself, monster, stats } from '../../../../engine/duel/api';

/** 1000 ATK more in the Damage Step of its attack on a WIND monster. */
export default monster(7019529, {
  continuous: [
    stats(
      (q, id) => {
        const foe = attackedNow(q);
        const attacks = itself(q, id) && q.damageStep !== null && attackerNow(q) === id;
        return attacks && foe !== null && q.isFaceUp(foe) && q.hasAttribute(foe, 'WIND');
      },
      { atk: 1000 },
    ),
  ],
});
