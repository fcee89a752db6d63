import { gives, monster } from '../../../../engine/duel/api';

/** May attack the player directly past monsters. */
export default monster(12472242, { continuous: [gives('attacksDirectly')] });
