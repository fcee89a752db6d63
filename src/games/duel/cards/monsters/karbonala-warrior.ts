import { monster } from '../../../../engine/duel/api';

const M_WARRIOR_1 = 56342351;
const M_WARRIOR_2 = 92731455;

/** A Fusion Monster without an effect: M-Warrior #1 and M-Warrior #2. */
export default monster(54541900, { fusion: { materials: [M_WARRIOR_1, M_WARRIOR_2] } });
