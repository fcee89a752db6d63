import {} from '../../../../engine/duel/api';
import { guardsThePyramid } from '../shared/sphinx';

/**
 * Comes from the hand for 500 Life Points beside a Pyramid of Light. Half the ATK of what it destroys in Defense Position is
 * damage.
 */
export default guardsThePyramid(15013468, (q, id) => q.printedAtk(id));
