import { changedByHand } from '../shared/by-hand';

/** 400 ATK and DEF for each card in its controller's hand, counted at every moment. */
export default changedByHand(91862578, 400);
