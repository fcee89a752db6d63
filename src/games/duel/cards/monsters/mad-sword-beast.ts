import { gives, monster } from '../../../../engine/duel/api';

/** Pierces defense. */
export default monster(79870141, { continuous: [gives('piercing')] });
