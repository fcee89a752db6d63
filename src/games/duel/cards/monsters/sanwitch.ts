import { monster } from '../../../../engine/duel/api';

const SANGAN = 26202165;
const WITCH_OF_THE_BLACK_FOREST = 78010363;

/** A Fusion Monster without an effect: Sangan and Witch of the Black Forest. */
export default monster(53539634, { fusion: { materials: [SANGAN, WITCH_OF_THE_BLACK_FOREST] } });
