import { equip, equippedMonster, gives, stats } from '../../../../engine/duel/api';

/** For Gradius: 300 ATK, and it pierces defense. */
export default equip(5494820, {
  fits: (q, id) => q.isNamed(id, 10992251),
  continuous: [stats(equippedMonster, { atk: 300 }), gives('piercing', equippedMonster)],
});
