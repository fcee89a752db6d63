import { forbids, monster } from '../../../../engine/duel/api';

/** Nobody activates anything by discarding. */
export default monster(425934, { continuous: [forbids('discardCost', 'cost-discard', () => true)] });
