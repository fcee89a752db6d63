import {
  isChosen,
  lifePointsCounted,
  linger,
  ownBattle,
  paidLifePoints,
  stats,
  trap,
  type Scope,
} from '../../../../engine/duel/api';

/** By how much the monster that the own one battles is stronger. */
function difference(q: Scope): number {
  const battle = ownBattle(q);
  return battle === undefined ? 0 : q.atk(battle.other) - q.atk(battle.own);
}

/** In damage calculation against a stronger monster: the difference in Life Points, for the difference and 300 ATK there. */
export default trap(66518841, {
  activate: {
    damageStep: 'calculation',
    condition: (q) => difference(q) > 0,
    rule: 'against-a-stronger-monster',
    costs: [lifePointsCounted(difference)],
    *resolve(e) {
      const battle = ownBattle(e);
      if (battle === undefined) return;
      yield* linger(e, 'roar', { cards: [battle.own], data: { amount: paidLifePoints(e) + 300 } });
    },
  },
  lingering: {
    roar: {
      until: 'endOfDamageStep',
      about: 'cards',
      parts: [stats((q, card) => q.damageStep === 'calculation' && isChosen(q, card), { atk: (q) => q.data.amount ?? 0 })],
    },
  },
});
