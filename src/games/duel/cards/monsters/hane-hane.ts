import { flipReturns } from '../shared/flips';

/** Flip: a monster of either side, itself if there is no other, returns to its owner's hand. */
export default flipReturns(7089711, (q) => q.monsters());
