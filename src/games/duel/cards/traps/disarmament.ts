import { destroy, trap } from '../../../../engine/duel/api';

/** Destroys all Equip Cards on the field. */
export default trap(20727787, {
  activate: {
    actsOn: (q) => q.spellsTraps().filter((id) => q.card(id).equippedTo !== null),
    *resolve(e) {
      yield* destroy(e, e.actedOn);
    },
  },
});
