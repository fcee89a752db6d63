import { destroy, monster } from '../../../../engine/duel/api';
import { toItsFoeAfterBattle, WHEREVER_IT_IS } from '../shared/after-battle';

/** A Warrior or Spellcaster that it has battled is destroyed at the end of the Damage Step. */
export default monster(57281778, {
  effects: [
    toItsFoeAfterBattle(
      (e, foe) => destroy(e, [foe]),
      (q, foe) => ['Warrior', 'Spellcaster'].includes(q.race(foe) ?? ''),
      WHEREVER_IT_IS,
    ),
  ],
});
