import { damage, monster } from '../../../../engine/duel/api';
import { mustOn } from '../shared/summoned';

/** Summoned in whatever way, it does 500 damage to the opponent. */
export default monster(50712728, {
  effects: mustOn(['summon', 'flipSummon', 'specialSummon'], {
    *resolve(e) {
      yield* damage(e, e.opponent, 500);
    },
  }),
});
