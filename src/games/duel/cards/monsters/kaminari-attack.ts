import { monster } from '../../../../engine/duel/api';

const OCUBEAM = 86088138;
const MEGA_THUNDERBALL = 21817254;

/** A Fusion Monster without an effect: Ocubeam and Mega Thunderball. */
export default monster(9653271, { fusion: { materials: [OCUBEAM, MEGA_THUNDERBALL] } });
