import { monster } from '../../../../engine/duel/api';

/** As the only card of the hand it may be Normal Summoned without a tribute. */
export default monster(16589042, { summoning: { alsoWith: { tributes: 0, can: (q) => q.handOf(q.player).length === 1 } } });
