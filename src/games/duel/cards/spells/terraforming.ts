import { search, spell } from '../../../../engine/duel/api';

/** Searches for a Field Spell. */
export default spell(73628505, {
  activate: {
    *resolve(e) {
      yield* search(e, (id) => e.facts(id).subtype === 'field');
    },
  },
});
