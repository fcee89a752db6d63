import { gives, monster } from '../../../../engine/duel/api';

/** May attack the player directly past monsters. */
export default monster(98049915, { continuous: [gives('attacksDirectly')] });
