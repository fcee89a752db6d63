import { itself, monster, stats } from '../../../../engine/duel/api';
import { byTributing } from '../shared/own-procedures';

const RED_EYES_B_DRAGON = 74677422;

/**
 * Comes only from the hand by a Red-Eyes B. Dragon as tribute, which counts at once among the Dragons of the own Graveyard.
 */
export default monster(96561011, {
  summoning: { specialOnly: true, onlyBy: 'procedure', procedure: byTributing((q, id) => q.isNamed(id, RED_EYES_B_DRAGON)) },
  continuous: [stats(itself, { atk: (q) => 300 * q.graveyardOf(q.player).filter((id) => q.race(id) === 'Dragon').length })],
});
