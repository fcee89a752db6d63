import { monster } from '../../../../engine/duel/api';

const BLAST_JUGGLER = 70138455;
const TWO_HEADED_KING_REX = 94119974;

/** A Fusion Monster without an effect: Blast Juggler and Two-Headed King Rex. */
export default monster(89112729, { fusion: { materials: [BLAST_JUGGLER, TWO_HEADED_KING_REX] } });
