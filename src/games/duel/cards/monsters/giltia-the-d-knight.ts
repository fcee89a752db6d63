import { monster } from '../../../../engine/duel/api';

const GUARDIAN_OF_THE_LABYRINTH = 89272878;
const PROTECTOR_OF_THE_THRONE = 10071456;

/** A Fusion Monster without an effect: Guardian of the Labyrinth and Protector of the Throne. */
export default monster(51828629, { fusion: { materials: [GUARDIAN_OF_THE_LABYRINTH, PROTECTOR_OF_THE_THRONE] } });
