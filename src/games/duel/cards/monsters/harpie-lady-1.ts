import { monster, stats } from '../../../../engine/duel/api';

const HARPIE_LADY = 76812113;

/** Counts as Harpie Lady everywhere. All WIND monsters have 300 ATK more. */
export default monster(91932350, {
  countsAs: { name: HARPIE_LADY },
  continuous: [stats((q, id) => q.hasAttribute(id, 'WIND'), { atk: 300 })],
});
