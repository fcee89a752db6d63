import { gives, monster } from '../../../../engine/duel/api';

const HARPIE_LADY = 76812113;
/** Counts as Harpie Lady everywhere. Monsters with a flip effect that it destroys by battle have no effect. */
export default monster(27927359, {
  countsAs: { name: HARPIE_LADY },
  continuous: [gives('negatesFlipOfDestroyed')],
});
