import {} from '../../../../engine/duel/api';
import { quietArrival } from '../shared/quiet-arrival';

/** When it has been Normal Summoned, no Trap can be activated. */
export default quietArrival(89698120);
