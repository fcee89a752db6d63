import { gives, monster } from '../../../../engine/duel/api';

/** May attack the player directly past monsters. */
export default monster(32809211, { continuous: [gives('attacksDirectly')] });
