import { destroy, spell } from '../../../../engine/duel/api';

/** Destroys all Spells and Traps of the opponent. */
export default spell(18144506, {
  activate: {
    actsOn: (q) => q.spellsTrapsOf(q.opponent),
    *resolve(e) {
      yield* destroy(e, e.actedOn);
    },
  },
});
