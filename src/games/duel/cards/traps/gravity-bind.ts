import { forbids, nothing, trap } from '../../../../engine/duel/api';

/** Face-up monsters of Level 4 or more cannot attack, on either side. Turned up after a declaration it stops that attack. */
export default trap(85742772, {
  activate: nothing,
  continuous: [
    forbids('attack', 'high-levels-cannot-attack', (q, { card }) => card !== null && q.isFaceUp(card) && q.level(card) >= 4),
  ],
});
