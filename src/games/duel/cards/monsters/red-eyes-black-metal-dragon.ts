import { monster } from '../../../../engine/duel/api';
import { turnsToMetal } from '../shared/metal';

/** Comes from the Deck alone, for Red-Eyes B. Dragon with Metalmorph on it. Once it has, other effects may bring it back. */
export default monster(64335804, { summoning: turnsToMetal(74677422) });
