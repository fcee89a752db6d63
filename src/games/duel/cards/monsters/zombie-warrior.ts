import { monster } from '../../../../engine/duel/api';

const SKULL_SERVANT = 32274490;
const BATTLE_WARRIOR = 55550921;

/** A Fusion Monster without an effect: Skull Servant and Battle Warrior. */
export default monster(31339260, { fusion: { materials: [SKULL_SERVANT, BATTLE_WARRIOR] } });
