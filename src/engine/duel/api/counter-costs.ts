import type { Action, Cost } from '../model/effect';
import { Effect, type Scope } from '../model/scope';
import type { CardId } from '../model/vocabulary';
import { chooseCards } from './choices';
import { changeCounters } from './counters';
import { settle } from './reach';
import { paid } from './payment';

/** "Remove N counters from this card". */
export const removeCounters = (count: number): Cost => ({
  rule: 'cost-counter',
  can: (q) => q.card(q.self).counters >= count,
  *pay(e) {
    yield* payCounters(e, count);
  },
});

/** Pays so many counters of this card, where what is targeted says how many. */
export function* payCounters(e: Effect, count: number): Action {
  e.duel.newBatch();
  changeCounters(e, e.self, -count);
  paid(e, { kind: 'counter', amount: count });
}

/** How many counters have been paid for this activation; before that, how many there are to pay. */
export const countersPaidOrThere = (q: Scope): number => {
  const paidNow = q instanceof Effect ? q.link.payments.find(({ kind }) => kind === 'counter') : undefined;
  return paidNow?.amount ?? q.card(q.self).counters;
};

const withCounters = (q: Scope): CardId[] => q.cardsOnFieldOf(q.player).filter((id) => q.card(id).counters > 0);

/** The Spell Counters on the player's side. */
const ownCounters = (q: Scope): number => withCounters(q).reduce((sum, id) => sum + q.card(id).counters, 0);

/** Takes that many Spell Counters off the own cards, one after the other where there is a choice, all at the same moment. */
export function* removeOwnCounters(e: Effect, count: number): Action {
  const all = ownCounters(e) <= count;
  const left = new Map(withCounters(e).map((id) => [id, e.card(id).counters]));
  const taken = new Map<CardId, number>();
  for (let i = 0; i < count && !all; i++) {
    const from = [...left.keys()].filter((id) => left.get(id)! > 0);
    const id = (yield* chooseCards(e, { from, min: 1, max: 1, prompt: 'cost' }))[0]!;
    left.set(id, left.get(id)! - 1);
    taken.set(id, (taken.get(id) ?? 0) + 1);
  }
  e.duel.newBatch();
  for (const [id, amount] of all ? left : taken) changeCounters(e, id, -amount);
  settle(e.duel);
}

export const canRemoveOwnCounters = (q: Scope, count: number): boolean => ownCounters(q) >= count;

/** "Remove N Spell Counters from your side of the field". */
export const ownSpellCounters = (count: number): Cost => ({
  rule: 'cost-counter',
  can: (q) => canRemoveOwnCounters(q, count),
  *pay(e) {
    yield* removeOwnCounters(e, count);
    paid(e, { kind: 'counter', amount: count });
  },
});
