import { gives, monster } from '../../../../engine/duel/api';
import { tiresByAttack } from '../shared/tiring';
import { facesToon, hasToonWorld, notInItsSummonTurn, TOON_WORLD } from '../shared/toon';

/**
 * Toon of Level 4 that may attack directly with an own Toon World and no opposing Toon, and goes down with it. Having
 * attacked, it is put in defense position at the end of that Battle Phase and stays so until the end of its controller's next
 * turn.
 */
export default monster(15270885, {
  departure: { goesDownWith: TOON_WORLD },
  continuous: [notInItsSummonTurn, gives('attacksDirectly', (q, card) => card === q.self && hasToonWorld(q) && !facesToon(q))],
  ...tiresByAttack,
});
