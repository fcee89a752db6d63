import { gives, monster } from '../../../../engine/duel/api';

/** May attack twice in each Battle Phase. Losing that right during the second attack ends the attack. */
export default monster(21015833, { continuous: [gives('attacksTwice')] });
