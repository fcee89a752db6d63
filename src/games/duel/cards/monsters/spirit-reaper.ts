import { monster } from '../../../../engine/duel/api';
import { reapsTheHand, shunsTouch } from '../shared/reaper';

/**
 * Battle does not destroy it, but being targeted does. A direct attack that does damage costs the opponent a random hand card.
 */
export default monster(23205979, { continuous: [...shunsTouch], effects: [reapsTheHand()] });
