import { gives, monster } from '../../../../engine/duel/api';
import { byTributing } from '../shared/own-procedures';

const MONK_FIGHTER = 3810071;

/** Comes only from the hand by a Monk Fighter as tribute, and never in another way (2005). It attacks twice. */
export default monster(49814180, {
  summoning: { specialOnly: true, onlyBy: 'procedure', procedure: byTributing((q, id) => q.isNamed(id, MONK_FIGHTER)) },
  continuous: [gives('attacksTwice')],
});
