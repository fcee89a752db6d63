import {} from '../../../../engine/duel/api';
import { flares } from '../shared/flaring';

/** The own Level 1 Normal Monsters have 2000 more original ATK and DEF until the End Phase, when they are destroyed. */
export default flares(32298781, 1, 2000);
