import { damage, equip, equippedMonster, forbids, phaseTrigger, worksOnItsMonster } from '../../../../engine/duel/api';

/** Its monster cannot attack, and whoever controls that takes 500 damage in each Standby Phase of this card's player. */
export default equip(56948373, {
  continuous: [forbids('attack', 'bound-by-card', (q, { card }) => card !== null && equippedMonster(q, card))],
  effects: [
    phaseTrigger({
      phase: 'standby',
      whose: 'own',
      from: ['spellTrap'],
      condition: worksOnItsMonster,
      *resolve(e) {
        if (e.selfIsThere && worksOnItsMonster(e)) yield* damage(e, e.card(e.card(e.self).equippedTo!).controller, 500);
      },
    }),
  ],
});
