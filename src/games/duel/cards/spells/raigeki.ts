import { destroy, spell } from '../../../../engine/duel/api';

/** Destroys all monsters of the opponent. */
export default spell(12580477, {
  activate: {
    actsOn: (q) => q.monstersOf(q.opponent),
    *resolve(e) {
      yield* destroy(e, e.actedOn);
    },
  },
});
