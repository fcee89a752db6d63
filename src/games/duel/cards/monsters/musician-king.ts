import { monster } from '../../../../engine/duel/api';

const WITCH_OF_THE_BLACK_FOREST = 78010363;
const LADY_OF_FAITH = 17358176;

/** A Fusion Monster without an effect: Witch of the Black Forest and Lady of Faith. */
export default monster(56907389, { fusion: { materials: [WITCH_OF_THE_BLACK_FOREST, LADY_OF_FAITH] } });
