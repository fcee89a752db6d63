import { destroy } from '../../../../engine/duel/api';
import { flipOnTarget } from '../shared/flips';

/** Flip: destroys a monster of the opponent. */
export default flipOnTarget(45141844, (q) => q.monstersOf(q.opponent), destroy);
