import type { Cost } from '../model/effect';
import { Effect, type Scope } from '../model/scope';
import { checkVictory } from '../rules/victory';
import type { RuleId } from '../register/index';
import { declareNumber, numbersFrom } from './choices';
import { changeLifePoints } from './life-points';
import { paid } from './payment';

/** Life Points can be paid when there are at least as many (E67; paying the last is legal by `mayPayToZero`). */
export const canPayLifePoints = (q: Scope, amount: number): boolean =>
  q.duel.profile.mayPayToZero ? q.lifePoints(q.player) >= amount : q.lifePoints(q.player) > amount;

/** Pays Life Points at once, also for upkeep. */
export function* payLifePoints(e: Effect, amount: number, cause: 'cost' | 'upkeep' = 'cost', rule?: RuleId) {
  e.duel.newBatch();
  changeLifePoints(e.duel, e.player, -amount, cause, e.self, rule);
  paid(e, { kind: 'lp', amount });
  checkVictory(e.duel);
}

/** It is the activation of a Spell Card that is paid for, or would be. */
const isForSpellCard = (q: Scope): boolean => {
  if (!q.isSpell(q.self)) return false;
  if (q instanceof Effect) return q.isOfLink && q.duel.defs[q.self]!.effects[q.link.effect]!.kind === 'card';
  return !q.isOnField(q.self) || q.isFaceDown(q.self);
};

/** An effect spares the player all Life Points for it. */
const costsNoLifePoints = (q: Scope): boolean =>
  q.duel.continuous.allows('spellsWithoutLifePoints', q.player) && isForSpellCard(q);

/** "Pay N Life Points". */
export const lifePoints = (amount: number): Cost => ({
  rule: 'cost-life-points',
  takes: { lifePoints: amount },
  can: (q) => costsNoLifePoints(q) || canPayLifePoints(q, amount),
  *pay(e) {
    if (!costsNoLifePoints(e)) yield* payLifePoints(e, amount);
  },
});

/** Gives up half the Life Points: what is left is rounded half up (E3, R056). */
export function* payHalfLifePoints(e: Effect) {
  const now = e.lifePoints(e.player);
  yield* payLifePoints(e, now - Math.round(now / 2), 'cost', now % 2 === 0 ? undefined : 'life-points-rounded');
}

/** "Pay half your Life Points". */
export const halfLifePoints: Cost = {
  rule: 'cost-life-points',
  can: (q) => q.lifePoints(q.player) > 0,
  *pay(e) {
    if (!costsNoLifePoints(e)) yield* payHalfLifePoints(e);
  },
};

/** "Pay as many Life Points as …", counted when it is paid; none is no cost. */
export const lifePointsCounted = (amount: (q: Scope) => number): Cost => ({
  rule: 'cost-life-points',
  can: (q) => costsNoLifePoints(q) || canPayLifePoints(q, amount(q)),
  *pay(e) {
    if (!costsNoLifePoints(e)) yield* payLifePoints(e, amount(e));
  },
});

/** "Pay any multiple of N Life Points": how many, is chosen when it is paid, up to what there is and `most`. */
export const lifePointsChosen = (step: number, most: (q: Scope) => number = () => Infinity): Cost => ({
  rule: 'cost-life-points',
  can: (q) => canPayLifePoints(q, step) && most(q) >= step,
  *pay(e) {
    const payable = e.duel.profile.mayPayToZero ? e.lifePoints(e.player) : e.lifePoints(e.player) - 1;
    yield* payLifePoints(e, yield* declareNumber(e, numbersFrom(step, Math.min(payable, most(e)), step)));
  },
});

/** The Life Points that were paid for the activation. */
export const paidLifePoints = (e: Effect): number =>
  e.link.payments.reduce((sum, { kind, amount }) => (kind === 'lp' ? sum + (amount ?? 0) : sum), 0);
