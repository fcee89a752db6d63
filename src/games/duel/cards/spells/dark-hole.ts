import { destroy, spell } from '../../../../engine/duel/api';

/** Destroys all monsters on the field. */
export default spell(53129443, {
  activate: {
    actsOn: (q) => q.monsters(),
    *resolve(e) {
      yield* destroy(e, e.actedOn);
    },
  },
});
