import { monster, opensHand } from '../../../../engine/duel/api';

/** Both hands lie open while it is face-up. */
export default monster(20228463, { continuous: [opensHand(() => true)] });
