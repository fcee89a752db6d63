import { attackerNow, destroy, monster } from '../../../../engine/duel/api';
import { toItsFoeAfterBattle } from '../shared/after-battle';

/**
 * An attacker with less ATK than its DEF is destroyed at the end of the Damage Step, if it was attacked in defense position.
 */
export default monster(33977496, {
  effects: [
    toItsFoeAfterBattle(
      (e, foe) => destroy(e, [foe]),
      (q, foe, { position }) => attackerNow(q) === foe && position === 'defense' && q.atk(foe) < q.def(q.self),
    ),
  ],
});
