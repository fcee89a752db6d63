import { damage, equip, equippedMonster, forbids, isWithinReach, phaseTrigger, type Scope } from '../../../../engine/duel/api';

/** It does nothing on a monster that no Spell affects. */
const works = (q: Scope): boolean => {
  const { equippedTo } = q.card(q.self);
  return equippedTo !== null && isWithinReach(q, equippedTo);
};

/** Its monster cannot attack, and whoever controls that takes 500 damage in each Standby Phase of this card's player. */
export default equip(56948373, {
  continuous: [forbids('attack', 'bound-by-card', (q, { card }) => card !== null && equippedMonster(q, card))],
  effects: [
    phaseTrigger({
      phase: 'standby',
      whose: 'own',
      from: ['spellTrap'],
      condition: works,
      *resolve(e) {
        if (e.selfIsThere && works(e)) yield* damage(e, e.card(e.card(e.self).equippedTo!).controller, 500);
      },
    }),
  ],
});
