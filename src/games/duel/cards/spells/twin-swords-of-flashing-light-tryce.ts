import { equip, equippedMonster, gives, sendFromHand, stats } from '../../../../engine/duel/api';

/** For a hand card sent to the Graveyard: the equipped monster has 500 ATK less and may attack twice in each Battle Phase. */
export default equip(21900719, {
  costs: [sendFromHand(1)],
  continuous: [stats(equippedMonster, { atk: -500 }), gives('attacksTwice', equippedMonster)],
});
