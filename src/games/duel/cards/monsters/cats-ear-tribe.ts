import { monster, stats } from '../../../../engine/duel/api';
import { foeOf } from '../shared/foes';

/** In the opponent's turn what it battles has an original ATK of 200 for the Damage Step. */
export default monster(95841282, {
  continuous: [
    stats((q, id) => !q.isMyTurn && q.damageStep !== null && foeOf(q) === id, {
      originalAtk: () => 200,
      originalSince: (q) => q.now,
    }),
  ],
});
