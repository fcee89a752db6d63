import { itself, monster, stats } from '../../../../engine/duel/api';

/** 500 ATK more for each Equip Card on it, besides what those give. */
export default monster(93013676, {
  continuous: [stats(itself, { atk: (q) => 500 * q.spellsTraps().filter((id) => q.card(id).equippedTo === q.self).length })],
});
