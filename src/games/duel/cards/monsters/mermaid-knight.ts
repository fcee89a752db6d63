import { gives, monster } from '../../../../engine/duel/api';
import { umiIsThere } from '../shared/umi';

/** While Umi is on the field it may attack twice in each Battle Phase. */
export default monster(24435369, { continuous: [gives('attacksTwice', (q, card) => card === q.self && umiIsThere(q))] });
