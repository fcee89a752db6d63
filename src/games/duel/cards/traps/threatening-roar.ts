import { forbids, linger, trap } from '../../../../engine/duel/api';

/**
 * In the opponent's turn, until the Battle Phase is over: for the rest of it the opponent's monsters cannot declare an attack,
 * later ones included.
 */
export default trap(36361633, {
  activate: {
    condition: (q) => !q.isMyTurn && q.phase !== 'main2' && q.phase !== 'end',
    rule: 'before-the-opponents-battle-ends',
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
