import { fromField } from '../../../../engine/duel/api';
import { leavesHeir } from '../shared/heirs';

/** Sent from the own side of the field to the Graveyard, it may bring an Insect from the hand. */
export default leavesHeir(26185991, 'Insect', (q, event) => fromField(q, event) && event.player === q.player);
