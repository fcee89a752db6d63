import { changedByHand } from '../shared/by-hand';

/** 300 ATK and DEF for each card in its controller's hand, counted at every moment. */
export default changedByHand(46657337, 300);
