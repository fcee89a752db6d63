import { monster } from '../../../../engine/duel/api';
import { archfiendUpkeep, archfiendWard, isArchfiend } from '../shared/archfiend';
import { isAimedAt } from '../shared/guarding';

const roll = archfiendWard(1, 3, 6);

/** Guards all Archfiends of its side against effects of the opponent, if the die says 1, 3 or 6. 500 Life Points each turn. */
export default monster(35798491, {
  upkeeps: [archfiendUpkeep(500)],
  protection: {
    *guard(e, against, aimedAt) {
      if (!isAimedAt(e, against, (id) => e.controls(e.player, id) && e.isFaceUp(id) && isArchfiend(e, id))) return false;
      return yield* roll(e, against, aimedAt);
    },
  },
});
