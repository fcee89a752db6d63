import { returnToHand } from '../../../../engine/duel/api';
import { flipOnTarget } from '../shared/flips';

/** Flip: takes a Trap of the own Graveyard back to the hand. */
export default flipOnTarget(28933734, (q) => q.graveyardOf(q.player).filter((id) => q.isTrap(id)), returnToHand);
