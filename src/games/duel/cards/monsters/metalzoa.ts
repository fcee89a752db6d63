import { monster } from '../../../../engine/duel/api';
import { turnsToMetal } from '../shared/metal';

/** Comes from the Deck alone, for Zoa with Metalmorph on it. Once it has, other effects may bring it back. */
export default monster(50705071, { summoning: turnsToMetal(24311372) });
