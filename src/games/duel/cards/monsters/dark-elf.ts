import { attackCost, lifePoints, monster } from '../../../../engine/duel/api';

/** Each of its attacks costs 1000 Life Points, paid when it is chosen as the attacker. */
export default monster(21417692, { continuous: [attackCost(lifePoints(1000))] });
