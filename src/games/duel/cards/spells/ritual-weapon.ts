import { equip, equippedMonster, stats } from '../../../../engine/duel/api';

/** For a Ritual Monster of Level 6 or lower: 1500 ATK and DEF. */
export default equip(54351224, {
  fits: (q, id) => q.facts(id).subtype.startsWith('ritual') && q.level(id) <= 6,
  continuous: [stats(equippedMonster, { atk: 1500, def: 1500 })],
});
