import { gives, monster } from '../../../../engine/duel/api';

const HARPIE_LADY = 76812113;
/** Counts as Harpie Lady everywhere. Flip effects of what it destroys by battle are negated. */
export default monster(27927359, {
  countsAs: { name: HARPIE_LADY },
  continuous: [gives('negatesFlipOfDestroyed')],
});
