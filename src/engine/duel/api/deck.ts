import type { Data } from '../model/data';
import type { Action } from '../model/effect';
import type { Duel } from '../model/duel';
import type { Cause, DuelEvent } from '../model/event';
import type { Effect } from '../model/scope';
import { opponentOf, PLAYERS, type CardId, type Player } from '../model/vocabulary';
import { exchangeDeckAndGraveyard, takeBackFromDecks } from '../rules/movement';
import { chooseCards, chooseOrder } from './choices';
import { moveAll } from './together';
import { freeToMove, settle } from './reach';

/** Puts cards on the top of their owners' decks; the last of the list ends on top. */
export const putOnTopOfDeck = (e: Effect, cards: readonly CardId[], cause: Cause = 'effect'): Action<readonly CardId[]> =>
  moveAll(e, cards, 'deck', { cause });

/** Puts cards at the bottom of their owners' decks. */
export const putAtBottomOfDeck = (e: Effect, cards: readonly CardId[], cause: Cause = 'effect'): Action<readonly CardId[]> =>
  moveAll(e, cards, 'deck', { cause, atBottom: true });

/** Sends the top cards of a deck to the Graveyard; not a draw (E7). */
export function* mill(e: Effect, player: Player, count: number): Action<readonly CardId[]> {
  return yield* moveAll(e, e.deckOf(player).slice(-count).reverse(), 'graveyard', { cause: 'effect', how: 'sent' });
}

/** Shuffles a deck, after a search in vain with what was looked through shown. Scenarios may keep the order. */
export function* shuffleDeck(e: Effect, player: Player): Action {
  if (e.duel.profile.emptySearch === 'shown' && e.foundNothing && e.deckLooked === player) {
    const { deck, hand } = e.duel.state.players[player];
    yield* reveal(e, e.handLooked === player ? [...hand, ...deck] : deck);
  }
  shuffleDeckOf(e.duel, player);
}

export function shuffleDeckOf(duel: Duel, player: Player): void {
  if (duel.state.shuffles) duel.shuffle(duel.state.players[player].deck);
  duel.note({ verb: 'shuffle', player });
}

/** Puts cards into their owners' Decks, which are shuffled, whoever had them in hand. */
export function* shuffleIntoDeck(e: Effect, cards: readonly CardId[]): Action<readonly CardId[]> {
  const gone = yield* putOnTopOfDeck(e, cards);
  for (const player of PLAYERS) if (gone.some((id) => e.card(id).owner === player)) yield* shuffleDeck(e, player);
  return gone;
}

/** Both players' Decks and Graveyards change places, and the Decks are shuffled; not while a card is locked in a Graveyard. */
export function* exchangeDecksAndGraveyards(e: Effect): Action {
  const { duel } = e;
  if (PLAYERS.some((player) => freeToMove(e, e.graveyardOf(player)).length < e.graveyardOf(player).length)) return;
  duel.newBatch();
  takeBackFromDecks(duel);
  for (const player of [e.turnPlayer, opponentOf(e.turnPlayer)]) {
    exchangeDeckAndGraveyard(duel, player);
    yield* shuffleDeck(e, player);
  }
  settle(duel);
}

/** Turns a card up in its Deck, where it stays so until it leaves it: `onDrawnFaceUp` says what follows when it is drawn. */
export function* turnUpInDeck(e: Effect, card: CardId): Action {
  const { passcode } = e.card(e.self);
  Object.assign(e.duel.state.cards[card]!, { faceUp: true, data: { passcode, player: e.player } satisfies Data });
  yield* reveal(e, [card]);
}

/**
 * Shuffles this card face-up into the Deck of its player's opponent, whose card it is as long as it lies there or in that hand.
 * `becomeOwnersAgain` ends that. @returns whether it went there.
 */
export function* goFaceUpIntoOpponentsDeck(e: Effect): Action<boolean> {
  const card = e.duel.state.cards[e.self]!;
  const { owner } = card;
  card.owner = e.opponent;
  yield* putOnTopOfDeck(e, [e.self]);
  if (card.zone !== 'deck') {
    card.owner = owner;
    return false;
  }
  Object.assign(card, { faceUp: true, data: { passcode: card.passcode, player: owner } satisfies Data });
  yield* reveal(e, [e.self]);
  yield* shuffleDeck(e, e.opponent);
  return true;
}

/** This card was drawn from a Deck of another owner and has come to the field: it is its owner's again, whoever controls it. */
export function* becomeOwnersAgain(e: Effect): Action {
  const card = e.duel.state.cards[e.self]!;
  const owner = e.event?.data?.player;
  if (owner === undefined || owner === card.controller) return;
  card.owner = owner;
  const { arrival, controller: player } = card;
  e.duel.state.controls.push({ card: e.self, arrival, player, source: null, until: 'forever', turn: 0 });
}

/** Drawn, it had been turned up in the Deck by an effect of that card. */
export const wasDrawnFaceUp = (passcode: number, { verb, wasFaceUp, data }: DuelEvent): boolean =>
  verb === 'draw' && wasFaceUp === true && data?.passcode === passcode;

/** Shows cards to both players. */
export function* reveal(e: Effect, cards: readonly CardId[]): Action {
  for (const id of cards) {
    const { owner, controller, zone, passcode } = e.card(id);
    e.duel.note({ verb: 'reveal', player: zone === 'hand' ? controller : owner, card: id, passcode, from: zone });
  }
}

/** Shows cards to the effect's player only. */
export function* lookAt(e: Effect, cards: readonly CardId[]): Action {
  for (const id of cards)
    e.duel.note({ verb: 'reveal', player: e.player, card: id, passcode: e.card(id).passcode, hidden: true });
}

/** The player looks at that many cards on top of the own deck and puts them back there in any order. */
export function* putTopInOrder(e: Effect, count: number): Action {
  const { deck } = e.duel.state.players[e.player];
  const top = deck.slice(-count).reverse();
  yield* lookAt(e, top);
  const ordered = yield* chooseOrder(e, top);
  deck.splice(deck.length - ordered.length, ordered.length, ...ordered.toReversed());
}

/** Takes one card that fits from `player`'s deck to the hand, shows it and shuffles. Finding none is legal; not a draw (E7). */
export function* search(e: Effect, fits: (card: CardId) => boolean, player: Player = e.player): Action<CardId | undefined> {
  const [card] = yield* chooseCards(e, { player, from: e.deckOf(player).filter(fits), min: 1, max: 1, prompt: 'search' });
  if (card !== undefined) {
    yield* moveAll(e, [card], 'hand', { cause: 'effect' });
    yield* reveal(e, [card]);
  }
  yield* shuffleDeck(e, player);
  return card;
}
