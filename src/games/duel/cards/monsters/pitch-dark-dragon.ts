import { equippedMonster, gives } from '../../../../engine/duel/api';
import { union } from '../shared/union';

const DARK_BLADE = 11321183;

/** Union for Dark Blade: 400 ATK and DEF, and piercing. */
export default union(47415292, [DARK_BLADE], 400, { gifts: [gives('piercing', equippedMonster)] });
