import { attackerNow, destroy, monster } from '../../../../engine/duel/api';
import { toItsFoeAfterBattle } from '../shared/after-battle';

/** In defense position: an attacker with less ATK than its DEF is destroyed at the end of the Damage Step. */
export default monster(78613627, {
  effects: [
    toItsFoeAfterBattle(
      (e, foe) => destroy(e, [foe]),
      (q, foe) => attackerNow(q) === foe && !q.isInAttackPosition(q.self) && q.atk(foe) < q.def(q.self),
      ['monster'],
    ),
  ],
});
