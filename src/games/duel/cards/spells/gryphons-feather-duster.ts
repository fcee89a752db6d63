import { destroy, gainLifePoints, spell } from '../../../../engine/duel/api';

/** Destroys all own Spells and Traps on the field, and gives 500 Life Points for each that it destroyed. */
export default spell(34370473, {
  activate: {
    actsOn: (q) => q.spellsTrapsOf(q.player),
    *resolve(e) {
      const destroyed = yield* destroy(e, e.actedOn);
      if (destroyed.length > 0) yield* gainLifePoints(e, e.player, 500 * destroyed.length, { sameMoment: true });
    },
  },
});
