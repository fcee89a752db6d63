import { attackedNow, attackerNow } from '../../../../engine/duel/api';
import { superRobot } from '../shared/super-robot';

const SUPER_ROBOYAROU = 1412158;

/** 1000 ATK more in the Damage Step of a direct attack. */
export default superRobot(75923050, SUPER_ROBOYAROU, (q) => attackerNow(q) === q.self && attackedNow(q) === null);
