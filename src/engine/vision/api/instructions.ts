import { addSkip, endNode, endTurn, insertNext } from '../../kernel/schedule';
import * as flow from '../flow/instructions';
import { choose as ask, says } from '../flow/asking';
import { move } from '../flow/moving';
import { END_OF_TURN } from '../flow/phases';
import { leaveField, settle } from '../flow/settling';
import type { Doing, Prompt } from '../model/decision';
import { Scope, type Effect } from '../model/scope';
import type { LastingEffect } from '../model/state';
import type { CardId, Phase, Player, Timing } from '../model/vocabulary';

const gameOf = (e: Effect) => Scope.gameOf(e);

/** Deals damage to characters, all at once. */
export const damage = (e: Effect, cards: readonly CardId[], amount: number): Doing => flow.damageCards(gameOf(e), cards, amount);

/** Deals damage to players, all at once. */
export function* damagePlayers(e: Effect, players: readonly Player[], amount: number): Doing {
  flow.strike(
    gameOf(e),
    players.map((player) => ({ player, amount })),
  );
  yield* settle(gameOf(e));
}

export function* gainLife(e: Effect, player: Player, amount: number): Doing {
  flow.gainLife(gameOf(e), player, amount);
}

export const draw = (e: Effect, player: Player, count: number): Doing => flow.drawCards(gameOf(e), player, count, e.self);

/** 対象: chosen as it resolves; all, where there are fewer, and nothing is asked where there is none. */
export const choose = (
  e: Effect,
  from: readonly CardId[],
  count: number,
  prompt: Extract<Prompt, 'choose' | 'discard'> = 'choose',
): Doing<readonly CardId[]> => {
  const isHidden = from.some((card) => gameOf(e).card(card).zone === 'hand');
  return ask(e.player, from, count, { prompt, card: e.self, amount: count }, isHidden);
};

/** Whether its player does what is left to them. */
export const may = (e: Effect): Doing<boolean> => says(e.player, 'answer', { prompt: 'may', card: e.self });

/** Cards of a hand to the Underworld. */
export const discard = (e: Effect, cards: readonly CardId[]): Doing => flow.discardFromHand(gameOf(e), cards);

export function* sleep(e: Effect, cards: readonly CardId[]): Doing {
  flow.turnCards(gameOf(e), cards, true);
}
export function* wake(e: Effect, cards: readonly CardId[]): Doing {
  flow.turnCards(gameOf(e), cards, false);
}

function* last(e: Effect, effects: readonly LastingEffect[]): Doing {
  const { state } = gameOf(e);
  state.lasting = [...state.lasting, ...effects];
  yield* settle(gameOf(e));
}

const untilEndOfTurn = (e: Effect) => ({ until: END_OF_TURN, turn: gameOf(e).state.turn });

/** Characters have so much more, or less, until the end of the turn. */
export const change = (e: Effect, cards: readonly CardId[], attack: number, toughness: number): Doing =>
  last(
    e,
    cards.map((card) => ({
      kind: 'stats',
      card,
      stay: gameOf(e).card(card).stay,
      attack,
      toughness,
      ...untilEndOfTurn(e),
    })),
  );

/** The next damage to its player this turn is void, and they gain as much life. */
export const barrier = (e: Effect): Doing => last(e, [{ kind: 'barrier', player: e.player, ...untilEndOfTurn(e) }]);

/** Until the end of the turn every + is a −, and whoever would draw discards instead. */
export const darkSide = (e: Effect): Doing => last(e, [{ kind: 'darkSide', ...untilEndOfTurn(e) }]);

/** Characters to the Removed Area, or back to the hands of their owners. */
export function* remove(e: Effect, cards: readonly CardId[]): Doing {
  for (const card of cards) yield* leaveField(gameOf(e), card, 'remove', 'removed');
}
export function* returnToHand(e: Effect, cards: readonly CardId[]): Doing {
  for (const card of cards) yield* leaveField(gameOf(e), card, 'toHand', 'hand');
}

/** Cards onto the field of its player asleep; they have not been played. */
export function* putOntoField(e: Effect, cards: readonly CardId[]): Doing {
  for (const card of cards) yield* flow.enterField(gameOf(e), card, e.player, { asleep: true, played: false });
}

/** The top cards of the deck into the Node Area asleep. */
export function* charge(e: Effect, count: number): Doing {
  flow.chargeNodes(gameOf(e), e.player, count, 'charge');
}
/** Sleeping nodes wake, the ones that have lain there longest. */
export function* wakeNodes(e: Effect, count: number): Doing {
  flow.wakeNodes(gameOf(e), e.player, count);
}

/** What it answered does not resolve; the card goes to its owner's Underworld. Nothing happens where that is gone already. */
export function* cancelAnswered(e: Effect): Doing {
  const { answered } = e;
  if (answered === undefined || answered.resolved) return;
  answered.resolved = true;
  answered.cancelled = true;
  gameOf(e).tell('cancel', answered.player, { card: answered.card });
  move(gameOf(e), answered.card, 'underworld');
}

/** 4.10: what decides about the turn. */
export function* endPhase(e: Effect): Doing {
  endNode(gameOf(e));
}
export function* endTheTurn(e: Effect): Doing {
  endTurn(gameOf(e));
}
export function* additionalPhase(e: Effect, phase: Phase): Doing {
  insertNext(gameOf(e), phase);
}
export function* skipNext(e: Effect, player: Player, what: Phase | 'turn'): Doing {
  addSkip(gameOf(e), player, what);
}

/** What is left of the effect resolves at that timing of this turn. */
export function* later(e: Effect, timing: Timing): Doing {
  const { state } = gameOf(e);
  state.delayed = [...state.delayed, { timing, turn: state.turn, player: e.player, card: e.self }];
}
