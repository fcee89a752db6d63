import { gives, monster } from '../../../../engine/duel/api';
import { umiIsThere } from '../shared/umi';

/** While Umi is on the field no Spell affects it. */
export default monster(90337190, { continuous: [gives('unaffectedBySpells', (q, card) => card === q.self && umiIsThere(q))] });
