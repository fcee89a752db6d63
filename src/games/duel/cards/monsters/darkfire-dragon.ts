import { monster } from '../../../../engine/duel/api';

const FIREGRASS = 53293545;
const PETIT_DRAGON = 75356564;

/** A Fusion Monster without an effect: Firegrass and Petit Dragon. */
export default monster(17881964, { fusion: { materials: [FIREGRASS, PETIT_DRAGON] } });
