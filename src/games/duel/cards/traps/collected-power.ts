import { destroy, isRightEquip, putEquipOn, target, trap, type CardId, type Scope } from '../../../../engine/duel/api';

const onMonsters = (q: Scope): CardId[] => q.spellsTraps().filter((id) => q.card(id).equippedTo !== null);

/** All Equip Cards of the field go on one monster; those that cannot be on it are destroyed. */
export default trap(7565547, {
  activate: {
    actsOn: onMonsters,
    targets: target((q) => q.faceUpMonsters(), 1, 'equip'),
    *resolve(e) {
      const { target: host } = e;
      if (host === null) return;
      const others = e.actedOn.filter((id) => e.card(id).equippedTo !== host);
      const wrong = others.filter((id) => !isRightEquip(e, id, host));
      for (const id of others) if (!wrong.includes(id)) yield* putEquipOn(e, id, host);
      yield* destroy(e, wrong);
    },
  },
});
