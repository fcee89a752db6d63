import type { Action } from '../model/effect';
import type { Effect, Scope } from '../model/scope';
import type { CardId } from '../model/vocabulary';
import { isOnField } from '../rules/movement';
import { settle } from './reach';

/** One more Spell Counter can be placed on it: it lies face-up as what holds them, and is not full. */
export function mayGetCounter(q: Scope, id: CardId): boolean {
  const { zone, faceUp, summoning, leaving, counters } = q.card(id);
  const { holdsCounters = 0, index } = q.duel.defs[id]!;
  const isThere = faceUp && !summoning && !leaving && isOnField(q.card(id)) && (zone === 'monster' || !index.isMonster);
  return isThere && counters < holdsCounters;
}

/** Puts that many Spell Counters on each of the cards at the same time, as far as they hold them. */
export function* addCounters(e: Effect, cards: readonly CardId[], count = 1): Action {
  const able = cards.filter((id) => mayGetCounter(e, id));
  if (able.length === 0) return;
  e.duel.newBatch();
  for (const id of able) changeCounters(e, id, Math.min(count, e.duel.defs[id]!.holdsCounters! - e.card(id).counters));
}

/** Takes all Spell Counters off these cards. */
export function* takeOffCounters(e: Effect, cards: readonly CardId[]): Action {
  e.duel.newBatch();
  for (const id of cards) changeCounters(e, id, -e.card(id).counters);
  settle(e.duel);
}

/** A Spell Counter goes from one card to another, if that one can hold it. */
export function* moveCounter(e: Effect, from: CardId, to: CardId): Action {
  if (e.card(from).counters === 0 || !mayGetCounter(e, to)) return;
  e.duel.newBatch();
  changeCounters(e, from, -1);
  changeCounters(e, to, 1);
  settle(e.duel);
}

/** More or fewer counters on a card, as part of the present moment. */
export function changeCounters({ duel, self, player }: Effect, id: CardId, amount: number): void {
  const card = duel.state.cards[id]!;
  card.counters += amount;
  duel.continuous.changed();
  duel.happen({ verb: 'counter', player, card: id, passcode: card.passcode, amount, by: self });
}
