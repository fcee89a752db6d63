import { gives, monster } from '../../../../engine/duel/api';
import { reapsTheHand, shunsTouch } from '../shared/reaper';

const SPIRIT_REAPER = 23205979;
const NIGHTMARE_HORSE = 59290628;

/**
 * Battle does not destroy it, being targeted does. It may attack past monsters; direct damage costs the opponent a random hand
 * card.
 */
export default monster(85684223, {
  fusion: { materials: [SPIRIT_REAPER, NIGHTMARE_HORSE] },
  continuous: [...shunsTouch, gives('attacksDirectly')],
  effects: [reapsTheHand()],
});
