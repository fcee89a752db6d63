import { equip, equippedMonster, isFusionMonster, stats } from '../../../../engine/duel/api';

/** For a Fusion Monster of Level 6 or lower: 1500 ATK and DEF. */
export default equip(27967615, {
  fits: (q, id) => isFusionMonster(q, id) && q.level(id) <= 6,
  continuous: [stats(equippedMonster, { atk: 1500, def: 1500 })],
});
