import { forbids, gives } from '../../../../engine/duel/api';
import { spirit } from '../shared/spirit';

/** Spirit. It attacks directly, and nothing else. */
export default spirit(77084837, {
  continuous: [
    gives('attacksDirectly'),
    forbids('attackTarget', 'attacks-only-directly', (q, { by, card }) => by === q.self && card !== null),
  ],
});
