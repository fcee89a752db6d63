import { forbids, linger, trap } from '../../../../engine/duel/api';

/** For the rest of the turn no face-down monster can be attacked; one that stands there still keeps direct attacks away. */
export default trap(68170903, {
  activate: {
    *resolve(e) {
      yield* linger(e, 'feint');
    },
  },
  lingering: {
    feint: {
      until: 'endOfTurn',
      parts: [forbids('attackTarget', 'protected-from-attack', (q, { card }) => card !== null && q.isFaceDown(card))],
    },
  },
});
