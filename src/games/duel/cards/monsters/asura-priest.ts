import { gives } from '../../../../engine/duel/api';
import { spirit } from '../shared/spirit';

/** Spirit. May attack each opposing monster once in a Battle Phase; directly only as its first attack. */
export default spirit(2134346, { continuous: [gives('attacksEveryMonster')] });
