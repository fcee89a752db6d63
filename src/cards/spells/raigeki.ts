import { destroy, spell } from '../../engine/duel/api';

/** Destroys all monsters of the opponent. */
export default spell(12580477, {
  activate: {
    condition: (q) => q.monstersOf(q.opponent).length > 0,
    *resolve(e) {
      yield* destroy(e, e.monstersOf(e.opponent));
    },
  },
});
