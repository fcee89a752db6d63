import { equip, equippedMonster, gives } from '../../../../engine/duel/api';

/** For a Level 1 monster, which may attack directly. */
export default equip(44762290, {
  fits: (q, id) => q.level(id) === 1,
  continuous: [gives('attacksDirectly', equippedMonster)],
});
