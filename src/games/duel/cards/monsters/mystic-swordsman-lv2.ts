import { monster } from '../../../../engine/duel/api';
import { cutsDownFaceDown, levelsUpTo } from '../shared/swordsman';
import { notesVictims } from '../shared/victims';

const MYSTIC_SWORDSMAN_LV4 = 74591968;

/**
 * Cuts down face-down monsters it attacks. Having destroyed a monster by battle it may become Mystic Swordsman LV4 in the End
 * Phase.
 */
export default monster(47507260, { notes: [notesVictims], effects: [cutsDownFaceDown, levelsUpTo(MYSTIC_SWORDSMAN_LV4)] });
