import { monster } from '../../../../engine/duel/api';

/** Stands in for one named material of a Fusion Summon. */
export default monster(50259460, { fusion: { standsIn: true } });
