import { destroy, trap, type CardId, type Scope } from '../../../../engine/duel/api';

const isEquipped = (q: Scope, monster: CardId): boolean => q.spellsTraps().some((id) => q.card(id).equippedTo === monster);

/** Destroys all monsters that are equipped with an Equip Card. */
export default trap(28121403, {
  activate: {
    actsOn: (q) => q.monsters().filter((id) => isEquipped(q, id)),
    *resolve(e) {
      yield* destroy(e, e.actedOn);
    },
  },
});
