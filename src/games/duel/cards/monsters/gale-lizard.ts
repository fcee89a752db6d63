import { flipReturns } from '../shared/flips';

/** Flip: a monster of the opponent returns to its owner's hand. */
export default flipReturns(77491079, (q) => q.monstersOf(q.opponent));
