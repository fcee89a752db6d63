import { destroy, monster } from '../../../../engine/duel/api';
import { toItsFoeAfterBattle, WHEREVER_IT_IS } from '../shared/after-battle';

/** A Fiend or Zombie that it has battled is destroyed at the end of the Damage Step. */
export default monster(21887179, {
  effects: [
    toItsFoeAfterBattle(
      (e, foe) => destroy(e, [foe]),
      (q, foe) => ['Fiend', 'Zombie'].includes(q.race(foe) ?? ''),
      WHEREVER_IT_IS,
    ),
  ],
});
