import { destroy, isEquipCard, trap } from '../../../../engine/duel/api';

/** Destroys all face-up Equip Cards on the field, Equip Spells that are just being activated too. */
export default trap(20727787, {
  activate: {
    actsOn: (q) => q.spellsTraps().filter((id) => q.card(id).equippedTo !== null || (q.isFaceUp(id) && isEquipCard(q, id))),
    *resolve(e) {
      yield* destroy(e, e.actedOn);
    },
  },
});
