import type { Data } from '../model/data';
import type { Action } from '../model/effect';
import type { Duel } from '../model/duel';
import type { Cause, DuelEvent } from '../model/event';
import { Effect, type Scope } from '../model/scope';
import { opponentOf, PLAYERS, type CardId, type Player } from '../model/vocabulary';
import { NotOurFault } from '../../kernel/play';
import { isBeyond } from '../rules/affecting';
import { equippedMonsterOf } from '../rules/equips';
import { applyFieldRules } from '../rules/field-rules';
import { isKeptFromTributes } from '../rules/tributes';
import { exchangeDeckAndGraveyard, putInOtherHands, isOnField, moveToPile, type Moving } from '../rules/movement';
import type { RuleId } from '../register/index';
import { checkVictory, checkVictoryCards } from '../rules/victory';
import { chooseCards, chooseOrder } from './choices';

/** Ends an atomic act: what the rules do by themselves, then the look at victory. */
export function settle(duel: Duel): void {
  applyFieldRules(duel);
  checkVictory(duel);
}

/**
 * A card that destruction or another effect can reach: not one already on its way out (E42, E43), nor one beyond effects of that
 * card (`by`).
 */
export const canBeAffected = (duel: Duel, id: CardId, by: CardId | null = null): boolean => {
  const card = duel.state.cards[id]!;
  if (by !== null && isBeyond(duel, id, by)) return false;
  return !card.leaving && !card.battleDestroyed && card.zone !== 'gone';
};

/** What this effect does can reach the card. Looked at on resolution: whether it is chosen at all is the text's. */
export const isWithinReach = (e: Effect, id: CardId): boolean => canBeAffected(e.duel, id, e.self);

const by = (e: Effect, cause: Cause, how?: DuelEvent['how']): Moving => ({ cause, how, by: e.self, byPlayer: e.player });

/**
 * Without those that are spared by what spares cards once in each turn, which is then used up: all that this effect would reach.
 */
function notSpared(e: Effect, cards: readonly CardId[]): readonly CardId[] {
  const { duel } = e;
  if (duel.index.doing.spares === undefined) return cards;
  const now = duel.state.used.slice();
  return cards.filter((id) => {
    const by = duel.continuous.spares(id, e.player);
    if (by === undefined) return true;
    const key = `spares ${by}@${e.card(by).arrival}`;
    if (now.includes(key)) return true;
    if (!duel.state.used.includes(key)) duel.state.used.push(key);
    duel.note({
      verb: 'noEffect',
      player: e.card(id).controller,
      card: id,
      passcode: e.card(id).passcode,
      by,
      rule: 'spared-once',
    });
    return false;
  });
}

/** Without those that effects of this card do not destroy. */
function notEnduring(e: Effect, cards: readonly CardId[]): readonly CardId[] {
  const { duel } = e;
  if (duel.index.doing.endures === undefined) return cards;
  return cards.filter((id) => {
    const targeted = e.link.targets.some(({ card }) => card === id);
    const by = duel.continuous.endures(id, e.self, targeted);
    if (by === undefined) return true;
    const { controller, passcode, faceUp } = e.card(id);
    duel.note({
      verb: 'noEffect',
      player: controller,
      card: id,
      passcode,
      by,
      rule: 'not-destroyed-by-effects',
      hidden: !faceUp,
    });
    return false;
  });
}

/** Without the Traps in whose place another one goes; those that lie face-down are shown. */
function notReplaced(e: Effect, cards: readonly CardId[]): readonly CardId[] {
  const { duel } = e;
  const { sparesTrapsOf } = e.link;
  if (sparesTrapsOf === undefined) return cards;
  return cards.filter((id) => {
    const { controller, passcode, faceUp, zone } = e.card(id);
    if (!e.isTrap(id) || controller !== sparesTrapsOf) return true;
    if (!faceUp) duel.note({ verb: 'reveal', player: controller, card: id, passcode, from: zone });
    duel.note({ verb: 'noEffect', player: controller, card: id, passcode, rule: 'not-destroyed-by-effects' });
    return false;
  });
}

/** Without those that a lasting effect spares once; it is used up. */
function notShielded(e: Effect, cards: readonly CardId[]): readonly CardId[] {
  const { duel } = e;
  if (duel.state.lingering.length === 0) return cards;
  return cards.filter((id) => {
    const { arrival, controller, passcode } = e.card(id);
    const shield = duel.state.lingering.find(
      (one) =>
        duel.pool.definition(one.passcode)?.lingering[one.key]?.sparesOnce === true &&
        one.cards.some((chosen) => chosen.card === id && chosen.arrival === arrival),
    );
    if (shield === undefined) return true;
    duel.state.lingering = duel.state.lingering.filter((one) => one !== shield);
    duel.continuous.changed();
    duel.note({ verb: 'noEffect', player: controller, card: id, passcode, by: shield.card, rule: 'not-destroyed-by-effects' });
    return false;
  });
}

/** The Union of a monster that it spares so goes in its place, if it is not destroyed itself at the same time. */
function unionsInstead({ duel }: Effect, cards: readonly CardId[]): readonly CardId[] {
  if (duel.index.giving.sparedFromEffectsByUnion === undefined) return cards;
  return cards.map((id) => {
    const union = duel.continuous.has(id, 'sparedFromEffectsByUnion') ? equippedMonsterOf(duel, id) : null;
    return union === null || cards.includes(union) ? id : union;
  });
}

/**
 * Destroys the cards at the same time (E62). `to`: where they go instead, removed from play or on top of their owners' decks.
 * `byRule`: it is a rule that does it, against which nothing stands that keeps off effects. @returns those that were destroyed.
 */
export function* destroy(
  e: Effect,
  cards: readonly CardId[],
  to: 'graveyard' | 'banished' | 'deck' = 'graveyard',
  { byRule = false } = {},
): Action<readonly CardId[]> {
  const { duel } = e;
  const there = notReplaced(
    e,
    cards.filter((id) => isOnField(e.card(id)) && canBeAffected(duel, id, e.self)),
  );
  const meant = notShielded(e, byRule ? there : notSpared(e, notEnduring(e, there)));
  const reached = unionsInstead(e, meant);
  if (reached.length === 0) return reached;
  duel.newBatch();
  for (const id of reached)
    duel.happen({
      verb: 'destroy',
      player: e.card(id).controller,
      card: id,
      passcode: e.card(id).passcode,
      cause: 'effect',
      by: e.self,
      byPlayer: e.player,
    });
  for (const id of reached) moveToPile(duel, id, to, by(e, 'effect', 'destroyed'));
  settle(duel);
  return reached;
}

/** Cards of a Graveyard that an effect on the field locks stay there; a card may move just itself. */
export function freeToMove(e: Effect, cards: readonly CardId[]): readonly CardId[] {
  if (e.duel.defs[e.self]!.passesGraveyardLock === true) return cards;
  const locked = cards.filter((id) => e.card(id).zone === 'graveyard' && e.isForbidden('moveFromGraveyard', e.player, id));
  return locked.some((id) => id !== e.self) ? cards.filter((id) => !locked.includes(id)) : cards;
}

/** Why cards move, and how. `sameMoment`: together with what the effect did before. */
interface Together {
  readonly cause: Cause;
  readonly how?: DuelEvent['how'];
  readonly atBottom?: boolean;
  readonly sameMoment?: boolean;
}

function* moveTogether(
  e: Effect,
  wanted: readonly CardId[],
  to: Parameters<typeof moveToPile>[2],
  { cause, how, atBottom, sameMoment }: Together,
): Action<readonly CardId[]> {
  const moved = cause === 'effect' ? freeToMove(e, wanted) : wanted;
  if (moved.length === 0) return moved;
  if (sameMoment !== true) e.duel.newBatch();
  for (const id of moved) moveToPile(e.duel, id, to, by(e, cause, how), atBottom);
  settle(e.duel);
  return moved;
}

/** Those of them that can be affected. */
const moveAll = (
  e: Effect,
  cards: readonly CardId[],
  to: Parameters<typeof moveToPile>[2],
  moving: Together,
): Action<readonly CardId[]> =>
  moveTogether(
    e,
    cards.filter((id) => canBeAffected(e.duel, id, moving.cause === 'effect' ? e.self : null)),
    to,
    moving,
  );

/** Destroys cards in a hand or Deck, at the same time. `sameMoment`: together with what the effect did before. */
export const destroyInHand = (e: Effect, cards: readonly CardId[], { sameMoment = false } = {}): Action<readonly CardId[]> =>
  moveTogether(
    e,
    cards.filter((id) => e.card(id).zone === 'hand' || e.card(id).zone === 'deck'),
    'graveyard',
    { cause: 'effect', how: 'destroyed', sameMoment },
  );
/** Sends cards to the Graveyard without destroying them. `sameMoment`: at the same time as what the effect did before. */
export const sendToGraveyard = (
  e: Effect,
  cards: readonly CardId[],
  cause: Cause = 'effect',
  { sameMoment = false } = {},
): Action<readonly CardId[]> => moveAll(e, cards, 'graveyard', { cause, how: 'sent', sameMoment });
/** Discards these hand cards. */
export const discard = (e: Effect, cards: readonly CardId[], cause: Cause = 'effect'): Action<readonly CardId[]> =>
  moveAll(e, cards, 'graveyard', { cause, how: 'discarded' });
/** Tributes these monsters (not destruction; E23, E62). */
export const tribute = (e: Effect, cards: readonly CardId[], cause: Cause = 'cost'): Action<readonly CardId[]> =>
  moveAll(
    e,
    cards.filter((id) => mayBeTributed(e, id)),
    'graveyard',
    { cause, how: 'tributed' },
  );
/** Nothing forbids tributing it. */
export const mayBeTributed = (q: Scope, id: CardId): boolean => !isKeptFromTributes(q.duel, id);
/**
 * Removes cards from play, face-up; none of a Graveyard while that is forbidden to the player. `sameMoment`: at the same time as
 * what the effect did before.
 */
export function* banish(
  e: Effect,
  cards: readonly CardId[],
  cause: Cause = 'effect',
  { alsoDestroyedByBattle = false, sameMoment = false } = {},
): Action<readonly CardId[]> {
  const reached = cards.filter((id) => {
    const card = e.card(id);
    return (
      (canBeAffected(e.duel, id, cause === 'effect' ? e.self : null) || (alsoDestroyedByBattle && card.battleDestroyed)) &&
      !(card.zone === 'graveyard' && e.isForbidden('banishFromGraveyard', e.player, id))
    );
  });
  return yield* moveTogether(e, reached, 'banished', { cause, sameMoment });
}
/** Removes a card from play face-down. */
export function* banishFaceDown(e: Effect, card: CardId): Action {
  e.duel.newBatch();
  moveToPile(e.duel, card, 'banished', { ...by(e, 'effect'), faceDown: true });
  settle(e.duel);
}
/** Returns Fusion Monsters to their owners' Fusion Decks. */
export const returnToFusionDeck = (e: Effect, cards: readonly CardId[]): Action<readonly CardId[]> =>
  moveAll(e, cards, 'fusionDeck', { cause: 'effect' });
/** Returns cards to their owners' hands. `sameMoment`: at the same time as what the effect did before. */
export const returnToHand = (
  e: Effect,
  cards: readonly CardId[],
  cause: Cause = 'effect',
  { sameMoment = false } = {},
): Action<readonly CardId[]> => moveAll(e, cards, 'hand', { cause, sameMoment });
/** Puts cards of hands into the other player's hand each, at the same time; they stay their owners'. */
export function* giveToOtherHand(e: Effect, cards: readonly CardId[]): Action {
  const given = cards.filter((id) => e.card(id).zone === 'hand');
  if (given.length === 0) return;
  e.duel.newBatch();
  putInOtherHands(e.duel, given, by(e, 'effect'));
  settle(e.duel);
}
/** Takes a card of the opponent's Graveyard into the hand; it stays its owner's. @returns whether it has come there. */
export function* takeIntoHand(e: Effect, card: CardId): Action<boolean> {
  if (e.card(card).zone !== 'graveyard' || freeToMove(e, [card]).length === 0) return false;
  e.duel.newBatch();
  putInOtherHands(e.duel, [card], by(e, 'effect'));
  settle(e.duel);
  return true;
}
/** Puts cards on the top of their owners' decks; the last of the list ends on top. */
export const putOnTopOfDeck = (e: Effect, cards: readonly CardId[], cause: Cause = 'effect'): Action<readonly CardId[]> =>
  moveAll(e, cards, 'deck', { cause });
/** Puts cards at the bottom of their owners' decks. */
export const putAtBottomOfDeck = (e: Effect, cards: readonly CardId[], cause: Cause = 'effect'): Action<readonly CardId[]> =>
  moveAll(e, cards, 'deck', { cause, atBottom: true });

/** `player` picks and discards that many of the own hand (fewer if the hand is smaller). */
export function* discardChosen(e: Effect, player: Player, count: number, cause: Cause = 'effect'): Action<readonly CardId[]> {
  const cards = yield* chooseCards(e, {
    player,
    from: e.handOf(player),
    min: count,
    max: count,
    prompt: cause === 'cost' ? 'discardCost' : 'discard',
  });
  return yield* discard(e, cards, cause);
}

/** A random card of a list, by the seeded generator or as the scenario fixes it; undefined for an empty list. */
export function pickAtRandom({ duel }: Effect, cards: readonly CardId[]): CardId | undefined {
  if (cards.length === 0) return undefined;
  const fixed = duel.state.fixedRandomCards.shift();
  if (fixed !== undefined) {
    const found = cards.find((id) => duel.state.cards[id]!.passcode === fixed);
    if (found !== undefined) {
      duel.randomPicks.push(found);
      return found;
    }
    if (duel.outcomesMustFit)
      throw new FixedOutcomeMissing(`the card ${duel.pool.facts(fixed)?.en ?? fixed} is not among the cards to pick from`);
  }
  const picked = cards[duel.outcome(cards.length)]!;
  duel.randomPicks.push(picked);
  return picked;
}
/** A scenario fixes a random outcome that cannot be. */
export class FixedOutcomeMissing extends NotOurFault {}

/** `player` discards random hand cards. */
export function* discardAtRandom(e: Effect, player: Player, count: number, cause: Cause = 'effect'): Action<readonly CardId[]> {
  const left = [...e.handOf(player)];
  const picked: CardId[] = [];
  while (picked.length < count && left.length > 0) {
    const id = pickAtRandom(e, left)!;
    left.splice(left.indexOf(id), 1);
    picked.push(id);
  }
  return yield* discard(e, picked, cause);
}

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

/** Both players' Decks and Graveyards change places, and the Decks are shuffled; not while a card is locked in a Graveyard. */
export function* exchangeDecksAndGraveyards(e: Effect): Action {
  const { duel } = e;
  if (PLAYERS.some((player) => freeToMove(e, e.graveyardOf(player)).length < e.graveyardOf(player).length)) return;
  duel.newBatch();
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
    const own = drawn[card.controller];
    if (
      own.length === 0 ||
      !isOnField(card) ||
      !card.faceUp ||
      card.leaving ||
      duel.continuous.isNegated(id) ||
      duel.continuous.isBeingActivated(id, card.arrival)
    )
      continue;
    yield* duel.defs[id]!.onDraw!(Effect.withoutLink(duel, id, card.controller, 'onDraw'), own);
  }
  return events;
}

/** What becomes of a card that had been turned up in its Deck, by the effect that turned it up. */
function* drawnFaceUp(duel: Duel, { card: drawn, data }: DuelEvent): Action {
  const react = duel.pool.definition(data?.passcode ?? 0)?.onDrawnFaceUp;
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
