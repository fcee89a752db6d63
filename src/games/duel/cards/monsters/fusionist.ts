import { monster } from '../../../../engine/duel/api';

const PETIT_ANGEL = 38142739;
const MYSTICAL_SHEEP_2 = 83464209;

/** A Fusion Monster without an effect: Petit Angel and Mystical Sheep #2. */
export default monster(1641882, { fusion: { materials: [PETIT_ANGEL, MYSTICAL_SHEEP_2] } });
