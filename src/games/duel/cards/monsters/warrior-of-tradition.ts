import { monster } from '../../../../engine/duel/api';

const SONIC_MAID = 38942059;
const BEAUTIFUL_HEADHUNTRESS = 16899564;

/** A Fusion Monster without an effect: Sonic Maid and Beautiful Headhuntress. */
export default monster(56413937, { fusion: { materials: [SONIC_MAID, BEAUTIFUL_HEADHUNTRESS] } });
