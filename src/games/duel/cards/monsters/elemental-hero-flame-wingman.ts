import { damage, monster } from '../../../../engine/duel/api';
import { onceItDestroyedByBattle } from '../shared/battle-triggers';

const AVIAN = 21844576;
const BURSTINATRIX = 58932615;

/**
 * Can only be Fusion Summoned. A monster that it destroys by battle deals the opponent its own ATK, from the Graveyard: gone from
 * there it has none to deal.
 */
export default monster(35809262, {
  fusion: { materials: [AVIAN, BURSTINATRIX] },
  summoning: { onlyBy: 'fusion' },
  effects: [
    onceItDestroyedByBattle(function* (e, victim) {
      if (e.card(victim).zone === 'graveyard') yield* damage(e, e.opponent, e.printedAtk(victim));
    }),
  ],
});
