import { draw } from '../../../../engine/duel/api';
import { byBattleDamage } from '../shared/battle-triggers';
import { spirit } from '../shared/spirit';

/** Spirit. Battle damage to the opponent lets its player draw up to five hand cards. */
export default spirit(76862289, {
  effects: [
    byBattleDamage(function* (e) {
      const missing = 5 - e.handOf(e.player).length;
      if (missing > 0) yield* draw(e, e.player, missing);
    }),
  ],
});
