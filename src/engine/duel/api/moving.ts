import type { Action } from '../model/effect';
import type { Cause } from '../model/event';
import type { Effect } from '../model/scope';
import type { Scope } from '../model/scope';
import type { CardId, Player } from '../model/vocabulary';
import { isKeptFromTributes } from '../rules/tributes';
import type { RuleId } from '../register/index';
import { putInOtherHands, isOnField, moveEach, moveToPile, type Moving } from '../rules/movement';
import { chooseCards } from './choices';
import { notReplaced, notShielded, notSpared, notEnduring, unionsInstead } from './sparing';
import { canBeAffected, settle, freeToMove } from './reach';
import { by, moveTogether, moveAll } from './together';

/**
 * Destroys the cards at the same time (E62). `to`: where they go instead, removed from play or on top of their owners' decks.
 * `byRule`: it is that rule that does it, and no effect, so that nothing stands against it that keeps off effects. `sameMoment`:
 * together with what the effect did before. @returns those of them that were destroyed, not what has gone in their place.
 */
export function* destroy(
  e: Effect,
  cards: readonly CardId[],
  to: 'graveyard' | 'banished' | 'deck' = 'graveyard',
  { byRule, sameMoment = false }: { readonly byRule?: RuleId; readonly sameMoment?: boolean } = {},
): Action<readonly CardId[]> {
  const meant = destroyedBy(e, cards, byRule);
  const reached = unionsInstead(e, meant);
  if (reached.length === 0) return reached;
  if (!sameMoment) e.duel.newBatch();
  fell(e, reached, to, byRule);
  return meant.filter((id) => reached.includes(id));
}

/**
 * Destroys a card, and if it is destroyed itself another one goes to its owner's hand before it does: nothing of both where it is
 * spared, and the destruction alone where a Union goes in its place. @returns whether it is destroyed itself.
 */
export function* destroyReturning(e: Effect, card: CardId, returning: CardId): Action<boolean> {
  const reached = unionsInstead(e, destroyedBy(e, [card]));
  const isItself = reached.includes(card);
  if (isItself) yield* returnToHand(e, [returning]);
  if (reached.length === 0) return false;
  e.duel.newBatch();
  fell(e, reached, 'graveyard');
  return isItself;
}

/** Those that the effect destroys, or has a Union go for. What spares some of them has done so then. */
function destroyedBy(e: Effect, cards: readonly CardId[], byRule?: RuleId): readonly CardId[] {
  const there = notReplaced(
    e,
    cards.filter((id) => isOnField(e.card(id)) && canBeAffected(e.duel, id, e)),
  );
  return byRule !== undefined ? there : notShielded(e, notSpared(e, notEnduring(e, there)));
}

function fell(e: Effect, cards: readonly CardId[], to: 'graveyard' | 'banished' | 'deck', byRule?: RuleId): void {
  const { duel } = e;
  const moving: Moving = byRule === undefined ? by(e, 'effect', 'destroyed') : { cause: 'rule', how: 'destroyed', rule: byRule };
  for (const id of cards)
    duel.happen({
      verb: 'destroy',
      player: e.card(id).controller,
      card: id,
      passcode: e.card(id).passcode,
      cause: moving.cause,
      by: moving.by,
      byPlayer: moving.byPlayer,
      rule: moving.rule,
    });
  moveEach(duel, cards, (id) => moveToPile(duel, id, to, moving));
  settle(duel);
}

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
/** Puts cards that are out of play back into the Graveyard: they are not sent there. */
export const returnToGraveyard = (e: Effect, cards: readonly CardId[]): Action<readonly CardId[]> =>
  moveAll(e, cards, 'graveyard', { cause: 'effect', how: 'returned' });
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
 * Removes cards from play, face-up; none of a Graveyard while that is forbidden to the player who does it (`doer`).
 * `sameMoment`: at the same time as what the effect did before.
 */
export function* banish(
  e: Effect,
  cards: readonly CardId[],
  cause: Cause = 'effect',
  { alsoDestroyedByBattle = false, sameMoment = false, doer = e.player } = {},
): Action<readonly CardId[]> {
  const reached = cards.filter((id) => {
    const card = e.card(id);
    return (
      (canBeAffected(e.duel, id, cause === 'effect' ? e : null) || (alsoDestroyedByBattle && card.battleDestroyed)) &&
      !(card.zone === 'graveyard' && e.isForbidden('banishFromGraveyard', doer, id))
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
