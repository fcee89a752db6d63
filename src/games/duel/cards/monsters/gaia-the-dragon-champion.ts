import { monster } from '../../../../engine/duel/api';

const GAIA_THE_FIERCE_KNIGHT = 6368038;
const CURSE_OF_DRAGON = 28279543;

/** A Fusion Monster without an effect: Gaia The Fierce Knight and Curse of Dragon. */
export default monster(66889139, { fusion: { materials: [GAIA_THE_FIERCE_KNIGHT, CURSE_OF_DRAGON] } });
