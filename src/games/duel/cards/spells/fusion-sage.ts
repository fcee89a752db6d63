import { search, spell } from '../../../../engine/duel/api';

const POLYMERIZATION = 24094653;

/** Searches for Polymerization. */
export default spell(26902560, {
  activate: {
    *resolve(e) {
      yield* search(e, (id) => e.isNamed(id, POLYMERIZATION));
    },
  },
});
