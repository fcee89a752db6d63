import { attackCost, callCoin, monster, payLifePoints, type Cost } from '../../engine/duel/api';

/** A wrong call loses half the Life Points; what is left is rounded half up. The attack goes on. */
const coin: Cost = {
  rule: 'attack-cost',
  can: () => true,
  *pay(e) {
    if (yield* callCoin(e)) return;
    const now = e.lifePoints(e.player);
    yield* payLifePoints(e, now - Math.round(now / 2));
  },
};

/** When it is to attack, before the target is chosen, a coin is called and tossed. */
export default monster(94773007, { continuous: [attackCost(coin)] });
