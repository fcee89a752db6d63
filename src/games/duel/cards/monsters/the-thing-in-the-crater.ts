import { fromField } from '../../../../engine/duel/api';
import { leavesHeir } from '../shared/heirs';

/** Destroyed on the field and sent to the Graveyard, it may bring a Pyro monster from the hand. */
export default leavesHeir(78243409, 'Pyro', (q, event) => fromField(q, event) && event.how === 'destroyed');
