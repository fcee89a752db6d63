import {
  isChosen,
  lifePointsChosen,
  linger,
  ownBattle,
  paidLifePoints,
  stats,
  target,
  trap,
  type CardId,
  type Scope,
} from '../../../../engine/duel/api';

const foe = (q: Scope): CardId | undefined => {
  const battle = ownBattle(q);
  const fits = battle !== undefined && q.isFaceUp(battle.own) && q.race(battle.own) === 'Fiend' && q.isFaceUp(battle.other);
  return fits ? battle.other : undefined;
};
const highest = (q: Scope): number => {
  const other = foe(q);
  return other === undefined ? 0 : Math.max(q.atk(other), q.def(other));
};
const loss = (q: Scope): number => -(q.data.amount ?? 0);

/**
 * While an own Fiend battles, up to damage calculation and in it: the other monster loses as much ATK and DEF until the turn
 * ends as Life Points are paid, in hundreds; the amount is chosen then (2005).
 */
export default trap(41925941, {
  activate: {
    condition: (q) => foe(q) !== undefined,
    rule: 'while-it-battles',
    damageStep: 'onlyUpToCalculation',
    costs: [lifePointsChosen(100, highest)],
    targets: target((q) => q.monstersOf(q.opponent).filter((id) => id === foe(q))),
    *resolve(e) {
      yield* linger(e, 'weakened', { cards: e.targets, data: { amount: paidLifePoints(e) } });
    },
  },
  lingering: { weakened: { until: 'endOfTurn', about: 'cards', parts: [stats(isChosen, { atk: loss, def: loss })] } },
});
