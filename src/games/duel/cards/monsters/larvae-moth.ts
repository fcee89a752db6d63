import { monster } from '../../../../engine/duel/api';
import { hatchesAfter } from '../shared/cocoon';

/** Comes only for a Petit Moth on which a Cocoon of Evolution has lain until the second own turn after that. */
export default monster(87756343, { summoning: hatchesAfter(2) });
