import {
  attackedNow,
  attackerNow,
  forbids,
  monster,
  noBattleDamageTo,
  type CardId,
  type Scope,
} from '../../../../engine/duel/api';
import { isNormalOrToken } from '../shared/normals';

const isSmall = (q: Scope, id: CardId): boolean => isNormalOrToken(q, id) && q.level(id) <= 3;

/**
 * Beside an own face-up Normal Monster of Level 3 or lower the opponent cannot attack it. A battle in which one takes part,
 * on either side, does its controller no battle damage.
 */
export default monster(6103294, {
  continuous: [
    forbids(
      'attackTarget',
      'protected-from-attack',
      (q, { card }) => card === q.self && q.faceUpMonstersOf(q.player).some((id) => isSmall(q, id)),
    ),
    noBattleDamageTo((q) =>
      [attackerNow(q), attackedNow(q)].some((id) => id !== null && q.isFaceUp(id) && isSmall(q, id)) ? q.player : undefined,
    ),
  ],
});
