import { equip, equippedMonster, gives, stats } from '../../../../engine/duel/api';

/** 400 ATK and piercing. Whenever it leaves the field its monster is removed from play, without a chain. */
export default equip(61127349, {
  bond: { whenLeaves: 'banishMonster' },
  continuous: [stats(equippedMonster, { atk: 400 }), gives('piercing', equippedMonster)],
});
