import { equippedMonster, gives } from '../../../../engine/duel/api';
import { union } from '../shared/union';

/** Union for a Machine: 500 ATK and DEF, and it goes in its place whether battle or an effect would destroy it. */
export default union(23265594, (q, id) => id !== q.self && q.race(id) === 'Machine', 500, {
  gifts: [gives('sparedFromEffectsByUnion', equippedMonster)],
});
