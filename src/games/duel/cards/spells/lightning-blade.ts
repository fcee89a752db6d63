import { equip, equippedMonster, stats } from '../../../../engine/duel/api';

/** For a Warrior: 800 ATK; all WATER monsters lose 500. */
export default equip(55226821, {
  fits: (q, id) => q.race(id) === 'Warrior',
  continuous: [stats(equippedMonster, { atk: 800 }), stats((q, id) => q.hasAttribute(id, 'WATER'), { atk: -500 })],
});
