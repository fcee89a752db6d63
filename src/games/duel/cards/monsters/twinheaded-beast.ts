import { gives, monster } from '../../../../engine/duel/api';

/** May attack twice in each Battle Phase. */
export default monster(82035781, { continuous: [gives('attacksTwice')] });
