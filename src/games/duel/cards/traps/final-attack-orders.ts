import { forbids, holds, nothing, trap } from '../../../../engine/duel/api';

/**
 * All face-up monsters, on both sides, go to attack position at once and stay there. Of two such effects the newer one counts.
 */
export default trap(52503575, {
  activate: nothing,
  continuous: [
    holds('attack', (q, id) => q.isFaceUp(id)),
    forbids('changePosition', 'position-locked', (q, { card }) => card !== null && q.isFaceUp(card)),
  ],
});
