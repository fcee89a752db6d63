import { search, spell } from '../../../../engine/duel/api';

/** Searches for another of its name; once per turn. */
export default spell(7512044, {
  activate: {
    oncePerTurn: 'byName',
    *resolve(e) {
      yield* search(e, (id) => e.haveOneName(id, e.self));
    },
  },
});
