import { monster } from '../../engine/duel/api';
import { cutsDownFaceDown } from '../shared/swordsman';

/**
 * Cannot be Normal Summoned face-up, but Set. Cuts down face-down monsters it attacks. (Its next level is not among these cards.)
 */
export default monster(74591968, { setOnly: true, effects: [cutsDownFaceDown] });
