import { gives, monster } from '../../../../engine/duel/api';

/** May attack the player directly past monsters. */
export default monster(58861941, { continuous: [gives('attacksDirectly')] });
