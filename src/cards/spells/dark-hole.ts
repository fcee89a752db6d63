import { destroy, spell } from '../../engine/duel/api';

/** Destroys all monsters on the field. */
export default spell(53129443, {
  activate: {
    condition: (q) => q.monsters().length > 0,
    *resolve(e) {
      yield* destroy(e, e.monsters());
    },
  },
});
