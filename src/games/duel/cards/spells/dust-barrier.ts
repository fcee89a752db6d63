import { nothing, shields, spell } from '../../../../engine/duel/api';
import { leavesInStandby } from '../shared/leaving-in-standby';
import { isNormalOrToken } from '../shared/normals';

/**
 * No Spell of the opponent affects face-up Normal Monsters, whoever controls them. It is destroyed in the second own Standby
 * Phase.
 */
export default spell(31476755, {
  ...leavesInStandby(2),
  activate: nothing,
  continuous: [
    shields(
      (q, { kind, player }) => kind === 'spell' && player === q.opponent,
      (q, id) => q.isFaceUp(id) && isNormalOrToken(q, id),
    ),
  ],
});
