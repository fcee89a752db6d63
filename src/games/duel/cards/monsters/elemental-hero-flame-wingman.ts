import { damage, monster } from '../../../../engine/duel/api';
import { onceItDestroyedByBattle } from '../shared/battle-triggers';

const AVIAN = 21844576;
const BURSTINATRIX = 58932615;

/** Can only be Fusion Summoned. A monster that it destroys by battle deals the opponent its own ATK, from the Graveyard. */
export default monster(35809262, {
  fusion: { materials: [AVIAN, BURSTINATRIX] },
  summoning: { onlyBy: 'fusion' },
  effects: [onceItDestroyedByBattle((e, victim) => damage(e, e.opponent, e.printedAtk(victim)))],
});
