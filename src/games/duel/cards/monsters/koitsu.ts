import { equippedMonster, gives, stats } from '../../../../engine/duel/api';
import { union } from '../shared/union';

const AITSU = 48202661;

/** Union for Aitsu: 3000 ATK, not DEF, and piercing. */
export default union(69456283, [AITSU], 0, {
  gifts: [stats(equippedMonster, { atk: 3000 }), gives('piercing', equippedMonster)],
});
