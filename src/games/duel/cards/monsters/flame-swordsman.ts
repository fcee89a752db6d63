import { monster } from '../../../../engine/duel/api';

const FLAME_MANIPULATOR = 34460851;
const MASAKI_THE_LEGENDARY_SWORDSMAN = 44287299;

/** A Fusion Monster without an effect: Flame Manipulator and Masaki the Legendary Swordsman. */
export default monster(45231177, { fusion: { materials: [FLAME_MANIPULATOR, MASAKI_THE_LEGENDARY_SWORDSMAN] } });
