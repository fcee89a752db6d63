import { destroy, isRightEquip, monster, putEquipOn, target, type CardId, type Scope } from '../../../../engine/duel/api';
import { mustOn } from '../shared/summoned';

const onMonsters = (q: Scope): CardId[] => q.spellsTraps().filter((id) => q.card(id).equippedTo !== null);

/** However it is Summoned, it destroys an Equip Card on a monster or takes one that can be on itself, on either side. */
export default monster(39978267, {
  effects: mustOn(['summon', 'flipSummon', 'specialSummon'], {
    modes: [
      { targets: target(onMonsters, 1, 'destroy') },
      { targets: target((q) => onMonsters(q).filter((id) => isRightEquip(q, id, q.self)), 1, 'equip') },
    ],
    *resolve(e) {
      if (e.mode === 0) yield* destroy(e, e.targets);
      else if (e.selfIsThere && e.target !== null) yield* putEquipOn(e, e.target, e.self);
    },
  }),
});
