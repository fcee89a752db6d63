import { monster, search } from '../../../../engine/duel/api';
import { mayOn } from '../shared/summoned';

/** Normal or Flip Summoned, it may search for a Ritual Monster or a Ritual Spell. */
export default monster(95492061, {
  effects: mayOn(['summon', 'flipSummon'], {
    *resolve(e) {
      yield* search(e, (id) => (e.isMonster(id) || e.isSpell(id)) && e.facts(id).subtype.startsWith('ritual'));
    },
  }),
});
