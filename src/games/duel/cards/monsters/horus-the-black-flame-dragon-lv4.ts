import { gives, monster } from '../../../../engine/duel/api';
import { levelsUpTo } from '../shared/swordsman';
import { notesVictims } from '../shared/victims';

const HORUS_THE_BLACK_FLAME_DRAGON_LV6 = 11224103;

/**
 * Stays with its controller. Having destroyed a monster by battle it may become LV6 in the End Phase, or go though there is
 * none.
 */
export default monster(75830094, {
  notes: [notesVictims],
  continuous: [gives('keepsController')],
  effects: [levelsUpTo(HORUS_THE_BLACK_FLAME_DRAGON_LV6)],
});
