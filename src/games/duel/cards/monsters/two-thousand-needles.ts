import { monster } from '../../../../engine/duel/api';
import { pricksWeakAttackers } from '../shared/after-battle';

/**
 * An attacker with less ATK than its DEF is destroyed at the end of the Damage Step, if it was attacked in defense position.
 */
export default monster(83228073, pricksWeakAttackers);
