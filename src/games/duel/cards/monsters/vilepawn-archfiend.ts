import { forbids, monster } from '../../../../engine/duel/api';
import { archfiendUpkeep, archfiendWard, isArchfiend } from '../shared/archfiend';

const VILEPAWN_ARCHFIEND = 73219648;

/**
 * 500 Life Points in each own Standby Phase, without a choice. With a 3 it wards off an effect of the opponent that targets it.
 * The opponent attacks no other Archfiend on its side, but every Vilepawn.
 */
export default monster(VILEPAWN_ARCHFIEND, {
  upkeeps: [archfiendUpkeep(500)],
  protection: { ward: archfiendWard(3) },
  continuous: [
    forbids(
      'attackTarget',
      'protected-from-attack',
      (q, { player, card }) =>
        player === q.opponent &&
        card !== null &&
        q.controls(q.player, card) &&
        q.isFaceUp(card) &&
        isArchfiend(q, card) &&
        !q.isNamed(card, VILEPAWN_ARCHFIEND),
    ),
  ],
});
