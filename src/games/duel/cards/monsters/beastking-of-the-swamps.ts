import { monster } from '../../../../engine/duel/api';

/** Stands in for one named material of a Fusion Summon. */
export default monster(99426834, { fusion: { standsIn: true } });
