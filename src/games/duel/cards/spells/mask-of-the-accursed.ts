import { damage, equip, equippedMonster, forbids, phaseTrigger } from '../../../../engine/duel/api';

/** Its monster cannot attack, and whoever controls that takes 500 damage in each Standby Phase of this card's player. */
export default equip(56948373, {
  continuous: [forbids('attack', 'bound-by-card', (q, { card }) => card !== null && equippedMonster(q, card))],
  effects: [
    phaseTrigger({
      phase: 'standby',
      whose: 'own',
      from: ['spellTrap'],
      *resolve(e) {
        const { equippedTo } = e.card(e.self);
        if (e.selfIsThere && equippedTo !== null) yield* damage(e, e.card(equippedTo).controller, 500);
      },
    }),
  ],
});
