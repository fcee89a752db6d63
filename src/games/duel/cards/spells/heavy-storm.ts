import { destroy, spell } from '../../../../engine/duel/api';

/** Destroys all Spells and Traps on the field. */
export default spell(19613556, {
  activate: {
    actsOn: (q) => q.spellsTraps(),
    *resolve(e) {
      yield* destroy(e, e.actedOn);
    },
  },
});
