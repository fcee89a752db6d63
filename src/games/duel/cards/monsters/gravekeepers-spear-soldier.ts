import { gives, monster } from '../../../../engine/duel/api';

/** Pierces defense. */
export default monster(63695531, { continuous: [gives('piercing')] });
