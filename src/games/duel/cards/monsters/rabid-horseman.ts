import { monster } from '../../../../engine/duel/api';

const BATTLE_OX = 5053103;
const MYSTIC_HORSEMAN = 68516705;

/** A Fusion Monster without an effect: Battle Ox and Mystic Horseman. */
export default monster(94905343, { fusion: { materials: [BATTLE_OX, MYSTIC_HORSEMAN] } });
