import { forbids, monster } from '../../../../engine/duel/api';

/** The opponent draws nothing outside Draw Phases: an effect that would draw does nothing of it. */
export default monster(24221739, {
  continuous: [forbids('draw', 'draws-locked', (q, { player }) => player === q.opponent && q.phase !== 'draw')],
});
