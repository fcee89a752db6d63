import { gives, monster } from '../../../../engine/duel/api';

/** May attack the player directly past monsters. */
export default monster(21347810, { continuous: [gives('attacksDirectly')] });
