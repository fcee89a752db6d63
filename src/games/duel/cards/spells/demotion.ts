import { equip, equippedMonster, stats } from '../../../../engine/duel/api';

/** Its Level is 2 lower. */
export default equip(72575145, {
  continuous: [stats(equippedMonster, { level: -2 })],
});
