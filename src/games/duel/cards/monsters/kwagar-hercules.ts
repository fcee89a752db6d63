import { monster } from '../../../../engine/duel/api';

const KUWAGATA = 60802233;
const HERCULES_BEETLE = 52584282;

/** A Fusion Monster without an effect: Kuwagata α and Hercules Beetle. */
export default monster(95144193, { fusion: { materials: [KUWAGATA, HERCULES_BEETLE] } });
