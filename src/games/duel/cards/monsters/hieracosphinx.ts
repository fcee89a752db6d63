import { forbids, monster } from '../../../../engine/duel/api';

/** Own face-down monsters are not attacked. */
export default monster(82260502, {
  continuous: [
    forbids(
      'attackTarget',
      'protected-from-attack',
      (q, { card }) => card !== null && q.controls(q.player, card) && q.isFaceDown(card),
    ),
  ],
});
