import { forbids, linger, trap } from '../../../../engine/duel/api';

/** For the rest of the turn the opponent's monsters cannot declare an attack, later ones included. */
export default trap(36361633, {
  activate: {
    *resolve(e) {
      yield* linger(e, 'roar');
    },
  },
  lingering: {
    roar: {
      until: 'endOfTurn',
      parts: [forbids('declareAttack', 'opponent-cannot-attack', (q, { player }) => player === q.opponent)],
    },
  },
});
