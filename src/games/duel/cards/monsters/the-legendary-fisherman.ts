import { forbids, gives, monster, unaffectedBySpells } from '../../../../engine/duel/api';
import { umiIsThere } from '../shared/umi';

/** While Umi is on the field no Spell affects it and it cannot be attacked. Alone it leaves the way to the player open. */
export default monster(3643300, {
  continuous: [
    unaffectedBySpells((q, card) => card === q.self && umiIsThere(q)),
    forbids('attackTarget', 'protected-from-attack', (q, { card }) => card === q.self && umiIsThere(q)),
    gives('leavesWayOpen', (q, card) => card === q.self && umiIsThere(q) && q.monstersOf(q.player).length === 1),
  ],
});
