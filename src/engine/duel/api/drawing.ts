import type { Action } from '../model/effect';
import type { Duel } from '../model/duel';
import type { DuelEvent } from '../model/event';
import { Effect } from '../model/scope';
import type { CardId, Player } from '../model/vocabulary';
import { isOnField, moveToPile } from '../rules/movement';
import type { RuleId } from '../register/index';
import { checkVictoryCards } from '../rules/victory';
import { settle } from './reach';

/**
 * Draws for one player, or for both at once (E6). A player who cannot draw the whole number draws what there is and loses (E5).
 */
export function* draw(e: Effect, player: Player | 'both', count: number | readonly [number, number]): Action {
  yield* drawAndReact(e.duel, player, count);
}

/**
 * A draw, and what cards on the field do at that moment. All of it has been drawn, whatever becomes of it since (a virus).
 * @returns the events of the draw itself.
 */
export function* drawAndReact(
  duel: Duel,
  player: Player | 'both',
  count: number | readonly [number, number],
  rule?: RuleId,
): Action<readonly DuelEvent[]> {
  const drawn = drawNow(duel, player, count, rule);
  const events = duel.state.lastBatch;
  // Between effects a win by cards is looked at before anything is asked (seed 000: "その時点で").
  if (duel.resolvingSince === null && duel.index.victoryCards.length > 0) checkVictoryCards(duel);
  if (duel.state.lingering.length > 0) yield* lookedAt(duel, drawn);
  for (const event of events) if (event.wasFaceUp === true) yield* drawnFaceUp(duel, event);
  for (const id of duel.index.drawCards) {
    const card = duel.state.cards[id]!;
    const { onDraw, onOpponentsDraw } = duel.defs[id]!.atOnce;
    const own = drawn[card.controller];
    const others = drawn[card.controller === 0 ? 1 : 0];
    const reactions = [
      { react: onDraw, to: own },
      { react: onOpponentsDraw, to: others },
    ].filter(({ react, to }) => react !== undefined && to.length > 0);
    if (
      reactions.length === 0 ||
      !isOnField(card) ||
      !card.faceUp ||
      card.leaving ||
      duel.continuous.isNegated(id) ||
      duel.continuous.isBeingActivated(id, card.arrival)
    )
      continue;
    for (const { react, to } of reactions) yield* react!(Effect.withoutLink(duel, id, card.controller, 'onDraw'), to);
  }
  return events;
}

/** What becomes of a card that had been turned up in its Deck, by the effect that turned it up. */
function* drawnFaceUp(duel: Duel, { card: drawn, data }: DuelEvent): Action {
  const react = duel.pool.definition(data?.passcode ?? 0)?.atOnce.onDrawnFaceUp;
  if (drawn === undefined || react === undefined || duel.state.cards[drawn]!.zone !== 'hand') return;
  yield* react(Effect.withoutLink(duel, drawn, data!.player!, 'onDraw'), drawn);
}

/** The cards that each player has drawn at once. */
type Drawn = readonly [readonly CardId[], readonly CardId[]];

/** Lasting effects that watch the draws of their player's opponent. */
function* lookedAt(duel: Duel, drawn: Drawn): Action {
  for (const lingering of duel.state.lingering) {
    const react = duel.pool.definition(lingering.passcode)?.lingering[lingering.key]?.onOpponentsDraw;
    const cards = drawn[lingering.player === 0 ? 1 : 0].filter((id) => duel.state.cards[id]!.zone === 'hand');
    if (react !== undefined && cards.length > 0)
      yield* react(Effect.withoutLink(duel, lingering.card, lingering.player, 'lasting'), cards);
  }
}

/** The draw itself, also for the Draw Phase. `count` may differ: for player 0, for player 1. @returns what each has drawn. */
export function drawNow(duel: Duel, player: Player | 'both', count: number | readonly [number, number], rule?: RuleId): Drawn {
  const drawn: [CardId[], CardId[]] = [[], []];
  duel.newBatch();
  const first = duel.state.turnPlayer;
  const who: readonly Player[] = player === 'both' ? [first, first === 0 ? 1 : 0] : [player];
  for (const p of who) {
    if (duel.continuous.forbids('draw', p, null) !== undefined) continue;
    const side = duel.state.players[p];
    const cards = typeof count === 'number' ? count : count[p];
    for (let i = 0; i < cards; i++) {
      if (side.deck.length === 0) {
        side.deckedOut = true;
        break;
      }
      const top = side.deck[side.deck.length - 1]!;
      drawn[p].push(top);
      moveToPile(duel, top, 'hand', { cause: 'draw', how: undefined, rule });
    }
  }
  settle(duel);
  return drawn;
}
