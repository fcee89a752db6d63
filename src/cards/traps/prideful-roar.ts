import {
  attackedNow,
  attackerNow,
  isChosen,
  lifePointsCounted,
  linger,
  paidLifePoints,
  stats,
  trap,
  type CardId,
  type Scope,
} from '../../engine/duel/api';

/** The own monster that battles a stronger one, and by how much that is stronger. */
function weaker(q: Scope): { readonly own: CardId; readonly by: number } | undefined {
  const [attacker, attacked] = [attackerNow(q), attackedNow(q)];
  if (attacker === null || attacked === null) return undefined;
  const [own, other] = q.controls(q.player, attacker) ? [attacker, attacked] : [attacked, attacker];
  const by = q.atk(other) - q.atk(own);
  return q.controls(q.player, own) && by > 0 ? { own, by } : undefined;
}

/** In damage calculation against a stronger monster: the difference in Life Points, for the difference and 300 ATK there. */
export default trap(66518841, {
  activate: {
    damageStep: 'calculation',
    condition: (q) => weaker(q) !== undefined,
    rule: 'against-a-stronger-monster',
    costs: [lifePointsCounted((q) => weaker(q)?.by ?? 0)],
    *resolve(e) {
      const own = weaker(e)?.own;
      if (own === undefined) return;
      yield* linger(e, 'roar', { cards: [own], data: { amount: paidLifePoints(e) + 300 }, until: 'endOfDamageStep' });
    },
  },
  lingering: { roar: { parts: [stats(isChosen, { atk: (q) => q.data.amount ?? 0 })] } },
});
