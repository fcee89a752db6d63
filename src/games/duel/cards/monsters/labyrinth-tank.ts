import { monster } from '../../../../engine/duel/api';

const GIGA_TECH_WOLF = 8471389;
const CANNON_SOLDIER = 11384280;

/** A Fusion Monster without an effect: Giga-Tech Wolf and Cannon Soldier. */
export default monster(99551425, { fusion: { materials: [GIGA_TECH_WOLF, CANNON_SOLDIER] } });
