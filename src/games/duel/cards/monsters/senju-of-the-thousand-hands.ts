import { monster, search } from '../../../../engine/duel/api';
import { mayOn } from '../shared/summoned';

/** Normal or Flip Summoned, it may search for a Ritual Monster. */
export default monster(23401839, {
  effects: mayOn(['summon', 'flipSummon'], {
    *resolve(e) {
      yield* search(e, (id) => e.isMonster(id) && e.facts(id).subtype.startsWith('ritual'));
    },
  }),
});
