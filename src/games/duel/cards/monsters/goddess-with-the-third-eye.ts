import { monster } from '../../../../engine/duel/api';

/** Stands in for one named material of a Fusion Summon. */
export default monster(53493204, { fusion: { standsIn: true } });
