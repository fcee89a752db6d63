import { gives, monster } from '../../../../engine/duel/api';
import { onlyDefendersOppose } from '../shared/past-defenders';

/** May attack the player directly while every monster of the opponent is in defense position. */
export default monster(20939559, {
  continuous: [gives('attacksDirectly', (q, card) => card === q.self && onlyDefendersOppose(q))],
});
