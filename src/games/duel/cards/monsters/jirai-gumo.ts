import { attackCost, callCoin, monster, payHalfLifePoints, type Cost } from '../../../../engine/duel/api';

/** A wrong call loses half the Life Points; what is left is rounded half up. The attack goes on. */
const coin: Cost = {
  rule: 'attack-cost',
  can: () => true,
  *pay(e) {
    if (!(yield* callCoin(e))) yield* payHalfLifePoints(e);
  },
};

/** When it is to attack, before the target is chosen, a coin is called and tossed. */
export default monster(94773007, { continuous: [attackCost(coin)] });
