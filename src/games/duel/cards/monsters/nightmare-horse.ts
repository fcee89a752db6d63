import { gives, monster } from '../../../../engine/duel/api';

/** May attack the player directly past monsters. */
export default monster(59290628, { continuous: [gives('attacksDirectly')] });
