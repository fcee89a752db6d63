import { damage, ignition, monster, sendFieldCard } from '../../../../engine/duel/api';

/** Each Equip Card on it may be turned into 500 damage. */
export default monster(6979239, {
  effects: [
    ignition({
      costs: [sendFieldCard((q) => q.spellsTraps().filter((id) => q.card(id).equippedTo === q.self))],
      *resolve(e) {
        yield* damage(e, e.opponent, 500);
      },
    }),
  ],
});
