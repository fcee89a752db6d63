import { gives, monster } from '../../../../engine/duel/api';

/** Pierces defense. */
export default monster(65287621, { continuous: [gives('piercing')] });
