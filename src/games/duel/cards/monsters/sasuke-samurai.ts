import { monster } from '../../../../engine/duel/api';
import { cutsDownFaceDown } from '../shared/swordsman';

/** Cuts down face-down monsters that it attacks. */
export default monster(16222645, { effects: [cutsDownFaceDown] });
