import { itself, monster, stats } from '../../../../engine/duel/api';
import { ofType } from '../shared/kinds';

/** Its original DEF is 700 for each Rock of its controller that is removed from play, face-up. */
export default monster(45871897, {
  continuous: [
    stats(itself, {
      originalDef: (q) => 700 * q.banishedOf(q.player).filter((id) => q.isFaceUp(id) && ofType('Rock')(q, id)).length,
    }),
  ],
});
