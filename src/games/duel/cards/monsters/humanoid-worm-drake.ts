import { monster } from '../../../../engine/duel/api';

const WORM_DRAKE = 73216412;
const HUMANOID_SLIME = 46821314;

/** A Fusion Monster without an effect: Worm Drake and Humanoid Slime. */
export default monster(5600127, { fusion: { materials: [WORM_DRAKE, HUMANOID_SLIME] } });
