import { monster } from '../../../../engine/duel/api';
import { cutsDownFaceDown, levelsUpTo } from '../shared/swordsman';
import { notesVictims } from '../shared/victims';

const MYSTIC_SWORDSMAN_LV6 = 60482781;

/**
 * Cannot be Normal Summoned face-up, but Set. Cuts down face-down monsters it attacks. Having destroyed a monster by battle it
 * may go to the Graveyard in the End Phase to bring its next level.
 */
export default monster(74591968, {
  summoning: { setOnly: true },
  notes: [notesVictims],
  effects: [cutsDownFaceDown, levelsUpTo(MYSTIC_SWORDSMAN_LV6)],
});
