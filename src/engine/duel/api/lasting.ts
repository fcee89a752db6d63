import type { Data } from '../model/data';
import type { Action } from '../model/effect';
import type { Effect } from '../model/scope';
import type { CardId } from '../model/vocabulary';
import { isBeyond } from '../rules/affecting';

/** What an effect that goes on by itself is about. */
export interface Lasting {
  readonly cards?: readonly CardId[];
  readonly data?: Data;
  /** The turn at whose end it ends; default this turn. */
  readonly turn?: number;
}

/**
 * Starts an effect that goes on by itself: the code under `key` of this card's `lingering`. What changes values reaches no
 * monster that is face-down by now (E72), or beyond it.
 */
export function* linger(e: Effect, key: string, lasting: Lasting = {}): Action {
  const { duel } = e;
  const { passcode } = e.card(e.self);
  const { until, about, parts } = duel.pool.definition(passcode)!.lingering[key]!;
  const changesValues = parts?.some(({ kind }) => kind === 'stats') === true;
  const cards = (lasting.cards ?? []).filter(
    (id) => !changesValues || !e.isOnField(id) || (e.isFaceUp(id) && !isBeyond(duel, id, e.self, e.player)),
  );
  if (cards.length === 0 && about === 'cards') return;
  duel.state.lingering.push({
    card: e.self,
    passcode,
    key,
    player: e.player,
    cards: cards.map((id) => e.chosen(id)),
    data: lasting.data,
    until,
    turn: lasting.turn ?? e.turn,
    since: duel.tick(),
  });
  duel.continuous.changed();
}

/** This card remembers that, in place of what it has remembered. */
export function* remember(e: Effect, data: Data): Action {
  e.duel.state.cards[e.self]!.data = data;
}

/** Ties this card and a monster to each other (Call of the Haunted). */
export function* linkTo(e: Effect, monster: CardId): Action {
  e.duel.state.cards[e.self]!.linkedTo = monster;
}
