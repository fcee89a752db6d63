import { monster, search } from '../../../../engine/duel/api';
import { mayOn } from '../shared/summoned';

/** Normal or Flip Summoned, it may search for a Ritual Spell. */
export default monster(57617178, {
  effects: mayOn(['summon', 'flipSummon'], {
    *resolve(e) {
      yield* search(e, (id) => e.isSpell(id) && e.facts(id).subtype === 'ritual');
    },
  }),
});
