import { gives, monster } from '../../../../engine/duel/api';
import { facesOnlyDefenders } from '../shared/past-defenders';

/** May attack the player directly while the opponent's only cards on the field are monsters in defense position. */
export default monster(38670435, {
  continuous: [gives('attacksDirectly', (q, card) => card === q.self && facesOnlyDefenders(q))],
});
