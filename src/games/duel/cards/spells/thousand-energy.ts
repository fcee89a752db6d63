import {} from '../../../../engine/duel/api';
import { flares } from '../shared/flaring';

/** The own Level 2 Normal Monsters have 1000 more original ATK and DEF until the End Phase, when they are destroyed. */
export default flares(5703682, 2, 1000);
