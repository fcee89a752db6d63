import { forbids, spell, turnFaceDown } from '../../../../engine/duel/api';
import { leavesInStandby } from '../shared/leaving-in-standby';

/**
 * Turns the opponent's face-up monsters face-down and stays: they keep their positions, Flip Summons included. It is destroyed
 * in the second own Standby Phase.
 */
export default spell(12923641, {
  ...leavesInStandby(2),
  activate: {
    *resolve(e) {
      yield* turnFaceDown(e, e.monstersOf(e.opponent));
    },
  },
  continuous: [
    forbids('changePosition', 'position-locked', (q, { player }) => player === q.opponent),
    forbids('flipSummon', 'position-locked', (q, { player }) => player === q.opponent),
  ],
});
