import { equip, equippedMonster, gives, sendFromHand, stats } from '../../../../engine/duel/api';

/**
 * For a hand card sent to the Graveyard: 500 ATK more, and monsters that the equipped one destroys by battle have no effect.
 */
export default equip(68427465, {
  costs: [sendFromHand(1)],
  continuous: [stats(equippedMonster, { atk: 500 }), gives('negatesDestroyed', equippedMonster)],
});
