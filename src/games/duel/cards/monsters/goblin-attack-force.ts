import { monster } from '../../../../engine/duel/api';
import { tiresByAttack } from '../shared/tiring';

/** Its attack costs it its position: defense, until its controller's next turn is over. */
export default monster(78658564, tiresByAttack);
