import { destroy } from '../../../../engine/duel/api';
import { flipOnTarget } from '../shared/flips';

/** Flip: destroys a monster in defense position, face-up or face-down, of either side. */
export default flipOnTarget(1571945, (q) => q.monsters().filter((id) => !q.isInAttackPosition(id)), destroy);
