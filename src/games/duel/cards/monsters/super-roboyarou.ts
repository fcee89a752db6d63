import { attackedNow, battles } from '../../../../engine/duel/api';
import { superRobot } from '../shared/super-robot';

const SUPER_ROBOLADY = 75923050;

/** 1000 ATK more in the Damage Step against a monster. */
export default superRobot(1412158, SUPER_ROBOLADY, (q) => battles(q) && attackedNow(q) !== null);
