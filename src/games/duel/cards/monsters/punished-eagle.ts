import { monster } from '../../../../engine/duel/api';

const BLUE_WINGED_CROWN = 41396436;
const NIWATORI = 7805359;

/** A Fusion Monster without an effect: Blue-Winged Crown and Niwatori. */
export default monster(74703140, { fusion: { materials: [BLUE_WINGED_CROWN, NIWATORI] } });
