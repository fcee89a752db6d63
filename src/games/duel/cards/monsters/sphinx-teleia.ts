import {} from '../../../../engine/duel/api';
import { guardsThePyramid } from '../shared/sphinx';

/**
 * Comes from the hand for 500 Life Points beside a Pyramid of Light. Half the DEF of what it destroys in Defense Position is
 * damage.
 */
export default guardsThePyramid(51402177, (q, id) => q.printedDef(id));
