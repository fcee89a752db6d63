import { equip, equippedMonster, gives, stats } from '../../../../engine/duel/api';

/** 1000 ATK less, and it may attack directly. */
export default equip(95638658, {
  continuous: [stats(equippedMonster, { atk: -1000 }), gives('attacksDirectly', equippedMonster)],
});
