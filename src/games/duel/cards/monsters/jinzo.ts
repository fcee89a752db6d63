import { forbids, monster, negates } from '../../../../engine/duel/api';

/** Nobody can activate Traps, and Traps on the field have no effect. One already on the chain resolves as nothing. */
export default monster(77585513, {
  continuous: [
    forbids('activateCard', 'traps-cannot-be-activated', (q, { card }) => card !== null && q.isTrap(card)),
    negates((q, card) => card !== null && q.isTrap(card)),
  ],
});
