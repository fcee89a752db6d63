import type { Duel } from '../model/duel';
import type { Action } from '../model/effect';
import type { Lingering } from '../model/duel-state';
import type { Effect, Scope } from '../model/scope';
import type { CardId } from '../model/vocabulary';
import { isOnField, moveToPile } from '../rules/movement';
import { canBeAffected, settle } from './reach';

/** From so many turns ahead on, a lasting effect is one that counts its player's turns or the opponent's. */
const COUNTS_TURNS = 3;

/** Of a lasting effect that counts turns: what it is once it has counted one more; undefined of any other. */
function countedOn(duel: Duel, one: Lingering): Lingering | undefined {
  const { verdict } = duel.pool.definition(one.passcode)!.lingering[one.key]!;
  if (verdict !== undefined && one.data?.turn !== undefined) return { ...one, data: { ...one.data, turn: one.data.turn - 1 } };
  const isLong = one.until !== 'forever' && one.turn - duel.state.turn >= COUNTS_TURNS;
  return isLong ? { ...one, turn: one.turn - 2 } : undefined;
}

/** How many turns a face-up card has counted; undefined of one that counts none. */
const turnsCounted = ({ duel }: Scope, id: CardId): number | undefined =>
  duel.state.cards[id]!.data?.turns ?? (duel.defs[id]!.departure.turnLimit === undefined ? undefined : 0);

/** Face-up cards that count turns, and cards in the open whose lasting effect does, for several turns of a player. */
export function cardsThatCountTurns(q: Scope): readonly CardId[] {
  const { state } = q.duel;
  const onField = q
    .cardsOnField()
    .filter((id) => q.isFaceUp(id) && turnsCounted(q, id) !== undefined && canBeAffected(q.duel, id));
  const lasting = state.lingering.filter((one) => countedOn(q.duel, one) !== undefined).map(({ card }) => card);
  return [...new Set([...onField, ...lasting.filter((id) => q.isFaceUp(id))])].filter((id) => id !== q.self);
}

/** That card, or its lasting effect, has counted one turn more; a card whose time is up goes at once. */
export function* countOneTurnMore(e: Effect, id: CardId): Action {
  const { duel } = e;
  const { state } = duel;
  const card = state.cards[id]!;
  duel.newBatch();
  state.lingering = state.lingering.map((one) => (one.card === id ? (countedOn(duel, one) ?? one) : one));
  const counted = isOnField(card) ? turnsCounted(e, id) : undefined;
  if (counted !== undefined) {
    card.data = { ...card.data, turns: counted + 1 };
    const limit = duel.defs[id]!.departure.turnLimit?.turns;
    if (limit !== undefined && counted + 1 >= limit) {
      const { controller: player, passcode } = card;
      duel.happen({ verb: 'destroy', player, card: id, passcode, cause: 'rule', by: id, rule: 'turns-counted' });
      moveToPile(duel, id, 'graveyard', { cause: 'rule', how: 'destroyed', by: id });
    }
  }
  duel.continuous.changed();
  settle(duel);
}
