import { monster } from '../../../../engine/duel/api';
import { hatchesAfter } from '../shared/cocoon';

/** Comes only for a Petit Moth on which a Cocoon of Evolution has lain until the fourth own turn after that. */
export default monster(14141448, { summoning: hatchesAfter(4) });
