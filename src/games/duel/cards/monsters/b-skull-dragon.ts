import { monster } from '../../../../engine/duel/api';

const SUMMONED_SKULL = 70781052;
const RED_EYES_B_DRAGON = 74677422;

/** A Fusion Monster without an effect: Summoned Skull and Red-Eyes B. Dragon. */
export default monster(11901678, { fusion: { materials: [SUMMONED_SKULL, RED_EYES_B_DRAGON] } });
