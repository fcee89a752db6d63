import { forbids, lifePointsChosen, paidLifePoints, remember, trap } from '../../../../engine/duel/api';

/**
 * Paid in thousands on activation: monsters of the opponent whose ATK is no more than was paid cannot attack; an attack that runs
 * is stopped.
 */
export default trap(17078030, {
  activate: {
    costs: [lifePointsChosen(1000)],
    *resolve(e) {
      yield* remember(e, { amount: paidLifePoints(e) });
    },
  },
  continuous: [
    forbids(
      'attack',
      'opponent-cannot-attack',
      (q, { player, card }) => player === q.opponent && card !== null && q.isFaceUp(card) && q.atk(card) <= (q.data.amount ?? 0),
    ),
  ],
});
