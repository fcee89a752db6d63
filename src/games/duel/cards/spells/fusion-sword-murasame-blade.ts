import { equip, equippedMonster, stats } from '../../../../engine/duel/api';

/** A Warrior has 800 ATK more. On it this card is destroyed by no effect. */
export default equip(37684215, {
  fits: (q, host) => q.race(host) === 'Warrior',
  continuous: [
    stats(equippedMonster, { atk: 800 }),
    { kind: 'endures', cards: (q, card) => card === q.self && q.card(q.self).equippedTo !== null },
  ],
});
