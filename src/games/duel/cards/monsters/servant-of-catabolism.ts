import { gives, monster } from '../../../../engine/duel/api';

/** May attack the player directly past monsters. */
export default monster(2792265, { continuous: [gives('attacksDirectly')] });
