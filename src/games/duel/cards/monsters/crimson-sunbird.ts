import { monster } from '../../../../engine/duel/api';

const FAITH_BIRD = 75582395;
const SKULL_RED_BIRD = 10202894;

/** A Fusion Monster without an effect: Faith Bird and Skull Red Bird. */
export default monster(46696593, { fusion: { materials: [FAITH_BIRD, SKULL_RED_BIRD] } });
