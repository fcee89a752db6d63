import { gives, monster } from '../../../../engine/duel/api';

/** May attack the player directly past monsters. */
export default monster(5901497, { continuous: [gives('attacksDirectly')] });
