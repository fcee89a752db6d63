import { gives, monster } from '../../../../engine/duel/api';
import { umiIsThere } from '../shared/umi';

/** May attack the player directly while Umi is on the field. Losing Umi after such a declaration makes it choose again. */
export default monster(64342551, { continuous: [gives('attacksDirectly', (q, card) => card === q.self && umiIsThere(q))] });
