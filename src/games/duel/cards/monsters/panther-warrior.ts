import { attackCost, monster, tributeMonsters } from '../../../../engine/duel/api';

/** Each of its attacks costs a tribute of another own monster, paid when it is chosen as the attacker. */
export default monster(42035044, { continuous: [attackCost(tributeMonsters(1, (q, card) => card !== q.self))] });
