import { monster } from '../../../../engine/duel/api';

const TAINTED_WISDOM = 28725004;
const ANCIENT_BRAIN = 42431843;

/** A Fusion Monster without an effect: Tainted Wisdom and Ancient Brain. */
export default monster(2504891, { fusion: { materials: [TAINTED_WISDOM, ANCIENT_BRAIN] } });
