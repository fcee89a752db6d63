import {
  damage,
  equip,
  equippedMonster,
  forbids,
  phaseTrigger,
  worksOnItsMonster,
  type Player,
  type Scope,
} from '../../../../engine/duel/api';

const controllerOfHost = (q: Scope): Player => q.card(q.card(q.self).equippedTo!).controller;

/** Its monster cannot attack, and whoever controls that takes 500 damage in each Standby Phase of this card's player. */
export default equip(56948373, {
  continuous: [forbids('attack', 'bound-by-card', (q, { card }) => card !== null && equippedMonster(q, card))],
  effects: [
    phaseTrigger({
      phase: 'standby',
      whose: 'own',
      from: ['spellTrap'],
      condition: worksOnItsMonster,
      hurts: (q) => (worksOnItsMonster(q) ? [controllerOfHost(q)] : []),
      *resolve(e) {
        if (e.selfIsThere && worksOnItsMonster(e)) yield* damage(e, controllerOfHost(e), 500);
      },
    }),
  ],
});
