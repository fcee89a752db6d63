import { gives, monster } from '../../../../engine/duel/api';

/** Face-up, no effect changes who controls it. */
export default monster(35215622, { continuous: [gives('keepsController')] });
