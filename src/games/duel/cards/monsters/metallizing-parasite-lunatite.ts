import { equippedMonster, shields } from '../../../../engine/duel/api';
import { union } from '../shared/union';

/** Union for any monster, which no Spell of the opponent affects then. */
export default union(7369217, (q, id) => id !== q.self, 0, {
  gifts: [shields((q, { kind, player }, id) => kind === 'spell' && !q.controls(player, id), equippedMonster)],
});
