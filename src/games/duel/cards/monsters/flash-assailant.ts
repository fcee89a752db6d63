import { changedByHand } from '../shared/by-hand';

/** It loses 400 ATK and DEF for each card in its controller's hand, counted at every moment. */
export default changedByHand(96890582, -400);
