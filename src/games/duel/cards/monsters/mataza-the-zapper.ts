import { gives, monster } from '../../../../engine/duel/api';

/** May attack twice in each Battle Phase. Face-up, no effect changes who controls it. */
export default monster(22609617, { continuous: [gives('attacksTwice'), gives('keepsController')] });
