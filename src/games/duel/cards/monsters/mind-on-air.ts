import { monster, opensHand } from '../../../../engine/duel/api';

/** The opponent's hand lies open while it is face-up. */
export default monster(66690411, {
  continuous: [opensHand((q, player) => player === q.opponent)],
});
