import { placeAt, type Place } from '../../table/index';
import { newCard, type Card } from '../model/card';
import type { Duel } from '../model/duel';
import type { DuelState } from '../model/duel-state';
import type { Cause, DuelEvent, Verb } from '../model/event';
import { cardId, opponentOf, type Attribute, type CardId, type Placement, type Player, type Zone } from '../model/vocabulary';
import { closeZone, firstFree, freeZones, hasFree, isFieldZone, isFree, reopenZone, rowOf, type Row } from '../model/zones';
import type { RuleId } from '../register/index';

/**
 * Where a monster that was destroyed in battle by one that negates what it destroys stays without effect. In the Deck and in the
 * hand it is a card like any other; a Pendulum monster lies face-up on the Extra Deck.
 */
export const staysSilencedIn = (zone: Zone): boolean => zone === 'graveyard' || zone === 'banished' || zone === 'fusionDeck';

/** Why and by whose effect a card moves. */
export interface Moving {
  readonly cause: Cause;
  readonly how?: DuelEvent['how'];
  readonly by?: CardId;
  readonly byPlayer?: Player;
  /** Removed from play face-down: nobody else may know the card. */
  readonly faceDown?: boolean;
  /** The rule that moves it, for the log. */
  readonly rule?: RuleId;
}

const VERB_TO: Readonly<Record<Zone, Verb>> = {
  graveyard: 'toGrave',
  banished: 'banish',
  hand: 'toHand',
  deck: 'toDeck',
  fusionDeck: 'toDeck',
  monster: 'toField',
  spellTrap: 'toField',
  field: 'toField',
  pendulum: 'toField',
  gone: 'toGrave',
};

export const isOnField = ({ zone }: Readonly<Card>): boolean => isFieldZone(zone);

/** Where a card lies, as the table names it. */
export function placeOf(duel: Duel, id: CardId): Place {
  const card = duel.state.cards[id]!;
  const who = card.controller;
  const side = duel.state.players[who];
  switch (card.zone) {
    case 'monster':
    case 'spellTrap':
    case 'pendulum':
      return placeAt(who, card.zone, card.slot!);
    case 'field':
      return placeAt(who, 'field', 0);
    case 'hand':
      return placeAt(who, 'hand', side.hand.indexOf(id));
    case 'gone':
      return 'gone';
    default: {
      const pile = side[card.zone];
      return placeAt(who, card.zone, pile.length - 1 - pile.indexOf(id));
    }
  }
}

/** The same for events, where nobody reads them: nothing. */
export const placeForLog = (duel: Duel, id: CardId): Place | undefined => (duel.keepsLog ? placeOf(duel, id) : undefined);

/** Whether anything is bound to the card's leaving: a bond, an equip, a link, a control that it keeps up. */
function isTied(duel: Duel, card: Card): boolean {
  if (
    card.equippedTo !== null ||
    card.linkedTo !== null ||
    duel.state.controls.length > 0 ||
    duel.defs[card.id]!.bond !== undefined ||
    duel.index.dependedOn.includes(card.passcode)
  )
    return true;
  for (const side of duel.state.players)
    for (const id of side.spellsTraps) if (id !== null && duel.state.cards[id]!.linkedTo === card.id) return true;
  return false;
}

/** Remembers that it leaves the field, or is no monster any more, for what is bound to that. */
function depart(duel: Duel, card: Card, destroyed: boolean): void {
  if (duel.defs[card.id]!.index.does.includes('negates') && duel.negatedBefore?.batch !== duel.state.batch)
    duel.negatedBefore = { batch: duel.state.batch, cards: duel.continuous.allNegated() };
  if (!isTied(duel, card)) return;
  const other = card.equippedTo ?? card.linkedTo;
  duel.departures.push({
    card: card.id,
    passcode: card.passcode,
    // What was negated when it was used, or has not resolved, never did anything: nothing is bound to it.
    negated:
      wasNegated(duel, card.id) ||
      isEquippedMonster(duel, card) ||
      card.destroyedBy !== undefined ||
      duel.continuous.isBeingActivated(card.id, card.arrival),
    destroyed,
    felled: destroyed && card.battleDestroyed,
    faceUp: card.faceUp,
    controller: card.controller,
    equippedTo: card.equippedTo,
    linkedTo: card.linkedTo,
    otherArrival: other === null ? 0 : duel.state.cards[other]!.arrival,
  });
}

/** Its effect was negated before the cards left that leave at this moment: what negated it may be one of them. */
export const wasNegated = (duel: Duel, id: CardId): boolean =>
  duel.state.cards[id]!.silenced === true ||
  (duel.negatedBefore?.batch === duel.state.batch ? duel.negatedBefore.cards.includes(id) : duel.continuous.isNegated(id));

/** A monster that lies on another one as an Equip Card: what it does as a monster does not apply. */
export const isEquippedMonster = (duel: Duel, card: Card): boolean =>
  card.zone === 'spellTrap' && duel.defs[card.id]!.index.isMonster;

/** The card lies on top of its Deck with its face up: it was turned up in it, or the whole Deck was. */
export function isShownOnDeck({ players, cards, decksTurned = false }: DuelState, id: CardId): boolean {
  const { zone, owner, faceUp } = cards[id]!;
  return zone === 'deck' && faceUp !== decksTurned && players[owner].deck.at(-1) === id;
}

/** Takes a card out of the place where it lies. On leaving the field it becomes a fresh object of its owner (E64, E72). */
function takeOut(duel: Duel, card: Card): void {
  const { id, zone } = card;
  if (zone === 'monster' || zone === 'spellTrap' || zone === 'pendulum') {
    const side = duel.state.players[card.controller];
    rowOf(side, zone)[card.slot!] = null;
    if (card.heldSlot !== null) reopenZone(side, 'spellTrap', card.heldSlot);
  } else if (zone === 'field') {
    duel.state.players[card.controller].field = null;
  } else if (zone !== 'gone') {
    const pile = duel.state.players[card.controller][zone];
    const index = pile.lastIndexOf(id);
    if (index < 0) throw new Error(`card ${id} is not in the ${zone} of player ${card.controller}`);
    // Most cards go from the top.
    if (index === pile.length - 1) pile.pop();
    else pile.splice(index, 1);
  }
}

function reset(card: Card): void {
  card.slot = null;
  card.faceUp = false;
  card.position = 'attack';
  card.turnSet = 0;
  card.turnPositionChanged = 0;
  card.turnAttacked = 0;
  card.attackedThisPhase = 0;
  card.lastAttack = 0;
  card.summoning = false;
  card.leaving = false;
  card.destroyedBy = undefined;
  card.battleDestroyed = false;
  card.silenced = undefined;
  card.equippedTo = null;
  card.linkedTo = null;
  card.equippedByHost = false;
  card.counters = 0;
  card.laid = undefined;
  card.heldSlot = null;
  card.came = 0;
  card.madeOf = undefined;
  card.broughtBy = undefined;
  card.data = null;
}

/** Its summon, or its activation in a Pendulum Zone, was negated: it has not come. A Flip Summon finds its monster there. */
const isStillComing = (duel: Duel, card: Card): boolean => card.summoning && card.turnArrived === duel.state.turn;

/** Moves cards one by one that go at the same moment: what one of them does does not reach the others any more. */
export function moveEach(duel: Duel, cards: readonly CardId[], move: (id: CardId, i: number) => void): void {
  duel.going = cards;
  cards.forEach(move);
  duel.going = [];
}

/**
 * Moves a card to a pile (Graveyard, banished, hand, deck, Fusion Deck) of its owner and tells it. Tokens vanish instead.
 * Does not begin a moment of its own: the caller decides what happens at the same time.
 */
export function moveToPile(
  duel: Duel,
  id: CardId,
  to: 'graveyard' | 'banished' | 'hand' | 'deck' | 'fusionDeck',
  moving: Moving,
  atBottom = false,
): void {
  const card = duel.state.cards[id]!;
  const definition = duel.defs[id]!;
  const fromField = isOnField(card);
  // E62: a replaced destination; what was done to the card stays the same.
  const replaced =
    (fromField && duel.continuous.has(id, 'banishedWhenItLeaves')) ||
    (to === 'graveyard' && moving.how !== 'returned' && duel.continuous.forbids('graveyard', card.owner, id) !== undefined);
  if (replaced) to = 'banished';
  // P8: it is not sent to the Graveyard, whatever becomes of it otherwise; P9: unless it had not yet come to the field.
  const toExtraDeck = to === 'graveyard' && definition.index.isPendulum && fromField && !isStillComing(duel, card);
  const from = card.zone;
  const wasFaceUp = (fromField && card.faceUp && !isStillComing(duel, card)) || (from === 'deck' && card.faceUp);
  const wasShown = isShownOnDeck(duel.state, id);
  const fromPlace = placeForLog(duel, id);
  if (fromField) depart(duel, card, moving.how === 'destroyed');
  const controller = card.controller;
  const { data, madeOf, equippedTo: host } = card;
  const { index, asEquip } = definition;
  const wasSpell = from === 'spellTrap' && index.isMonster && asEquip.isSpell === true && card.equippedByHost !== true;
  const position = from === 'monster' ? card.position : undefined;
  const race = from === 'monster' && moving.how === 'tributed' ? duel.continuous.race(id) : undefined;
  const attributes = from === 'monster' && wasFaceUp && moving.how === 'destroyed' ? unprintedAttributes(duel, id) : undefined;
  const silenced = card.battleDestroyed ? card.silenced : undefined;
  takeOut(duel, card);
  // What is only put elsewhere in its Deck remains what it is there.
  const remains = from === 'deck' && to === 'deck';
  // A card that lay in the other player's Deck is its owner's again, unless that player draws it.
  if (from === 'deck' && to !== 'hand' && !remains && data?.passcode === card.passcode && data.player !== undefined)
    card.owner = data.player;
  reset(card);
  if (remains) card.data = data;
  card.controller = card.owner;
  card.arrival = duel.tick();
  card.turnArrived = duel.state.turn;
  if (definition.facts.subtype === 'token') {
    card.zone = 'gone';
  } else {
    // E27a: a Fusion Monster goes back to the Fusion Deck instead of the hand or the deck.
    const target =
      toExtraDeck || ((to === 'hand' || to === 'deck') && definition.facts.subtype.startsWith('fusion')) ? 'fusionDeck' : to;
    card.zone = target;
    if (staysSilencedIn(target)) card.silenced = silenced;
    const pile = duel.state.players[card.owner][target];
    if (atBottom) pile.unshift(id);
    else pile.push(id);
    if (target === 'graveyard' || target === 'banished') card.faceUp = moving.faceDown !== true;
    else {
      card.properlySummoned = false;
      card.faceUp = toExtraDeck || (remains && wasFaceUp);
    }
  }
  duel.happen({
    verb: from === 'deck' && moving.cause === 'draw' ? 'draw' : VERB_TO[toExtraDeck ? 'fusionDeck' : to],
    player: controller,
    card: id,
    passcode: card.passcode,
    from,
    to: card.zone,
    wasFaceUp,
    position,
    cause: moving.cause,
    how: moving.how,
    by: moving.by,
    byPlayer: moving.byPlayer,
    rule: replaced ? 'removed-instead' : toExtraDeck ? 'pendulum-to-extra-deck' : moving.rule,
    host: host ?? undefined,
    wasSpell: wasSpell || undefined,
    data: data ?? undefined,
    race,
    attributes,
    madeOf,
    fromPlace,
    toPlace: !duel.keepsLog ? undefined : card.zone === 'gone' ? 'gone' : placeAt(card.owner, card.zone, 0),
    hidden:
      moving.faceDown === true ||
      (from === 'deck' && moving.cause === 'draw' && !wasShown) ||
      (card.zone === 'deck' && from === 'hand') ||
      (from !== 'graveyard' && from !== 'banished' && (card.zone === 'hand' || card.zone === 'deck') && !wasFaceUp && !wasShown),
  });
}

/** The Attributes of a face-up monster; undefined where it has nothing but the printed one. */
function unprintedAttributes(duel: Duel, id: CardId): readonly Attribute[] | undefined {
  const { facts, countsAs } = duel.defs[id]!;
  const attribute = duel.continuous.attribute(id);
  if (attribute === undefined) return undefined;
  if (attribute !== facts.attribute) return [attribute];
  return countsAs.attributes === undefined ? undefined : [attribute, ...countsAs.attributes];
}

/** Cards that lie in the other player's Deck are their owners' again before all Decks go to the Graveyards. */
export function takeBackFromDecks(duel: Duel): void {
  const { cards, players } = duel.state;
  for (const id of players.flatMap(({ deck }) => deck)) {
    const card = cards[id]!;
    const owner = card.data?.passcode === card.passcode ? card.data.player : undefined;
    if (owner === undefined) continue;
    takeOut(duel, card);
    card.owner = card.controller = owner;
    players[owner].deck.push(id);
  }
}

/**
 * The cards of a player's Deck and Graveyard change places, Fusion Monsters going to the Fusion Deck: all at once, so that no
 * card is sent anywhere.
 */
export function exchangeDeckAndGraveyard(duel: Duel, player: Player): void {
  const side = duel.state.players[player];
  const [deck, graveyard] = [side.deck, side.graveyard];
  const isFusion = (id: CardId): boolean => duel.defs[id]!.facts.subtype.startsWith('fusion');
  const put = (ids: readonly CardId[], zone: 'deck' | 'graveyard' | 'fusionDeck'): void => {
    for (const id of ids) {
      const card = duel.state.cards[id]!;
      const from = card.zone;
      reset(card);
      Object.assign(card, {
        zone,
        silenced: undefined,
        arrival: duel.tick(),
        turnArrived: duel.state.turn,
      } satisfies Partial<Card>);
      card.faceUp = zone === 'graveyard';
      if (zone !== 'graveyard') card.properlySummoned = false;
      duel.note({ verb: VERB_TO[zone], player, card: id, passcode: card.passcode, from, to: zone, cause: 'effect' });
    }
  };
  side.graveyard = deck;
  side.deck = graveyard.filter((id) => !isFusion(id));
  side.fusionDeck.push(...graveyard.filter(isFusion));
  put(deck, 'graveyard');
  put(side.deck, 'deck');
  put(graveyard.filter(isFusion), 'fusionDeck');
  duel.continuous.changed();
}

/** Puts cards of hands or Graveyards into the hand of the other player each, all at once: they stay their owners'. */
export function putInOtherHands(duel: Duel, ids: readonly CardId[], moving: Moving): void {
  const places = ids.map((id) => placeForLog(duel, id));
  for (const id of ids) takeOut(duel, duel.state.cards[id]!);
  for (const [index, id] of ids.entries()) {
    const card = duel.state.cards[id]!;
    const { controller, zone } = card;
    reset(card);
    card.zone = 'hand';
    card.controller = opponentOf(controller);
    card.arrival = duel.tick();
    card.turnArrived = duel.state.turn;
    const { hand } = duel.state.players[card.controller];
    hand.push(id);
    duel.happen({
      verb: 'toHand',
      player: card.controller,
      card: id,
      passcode: card.passcode,
      from: zone,
      to: 'hand',
      ...moving,
      fromPlace: places[index],
      toPlace: duel.keepsLog ? placeAt(card.controller, 'hand', hand.length - 1) : undefined,
    });
  }
}

/** The wanted zone of a player, or the lowest free one; null when all are taken. */
export function freeZone(duel: Duel, player: Player, row: Row | 'pendulum', wanted?: number): number | null {
  const side = duel.state.players[player];
  return wanted !== undefined && isFree(side, row, wanted) ? wanted : firstFree(side, row);
}

/** The same for a card that comes there anew: none while an effect limits how many there may be. */
export const openZone = (duel: Duel, player: Player, row: Row, wanted?: number): number | null =>
  duel.continuous.roomLeft(player, row) > 0 ? freeZone(duel, player, row, wanted) : null;

/**
 * Puts a card on the field. Tells nothing: summon, Set and activation have their own words.
 * @param slot the zone, which must be free; ignored for the field zone.
 */
export function moveToField(
  duel: Duel,
  id: CardId,
  player: Player,
  zone: 'monster' | 'spellTrap' | 'field' | 'pendulum',
  slot: number,
  placement: Placement | 'faceUp' | 'faceDown',
): void {
  const card = duel.state.cards[id]!;
  const side = duel.state.players[player];
  // Whoever summons, Sets or activates has looked for a zone: without one the card would be nowhere.
  if (zone === 'field' ? side.field !== null : !isFree(side, zone, slot))
    throw new Error(`no ${zone} zone ${slot} of player ${player} is free for card ${id}`);
  if (card.zone === 'monster' && zone !== 'monster') depart(duel, card, false);
  const isOfOther = card.zone === 'hand' && card.controller !== card.owner;
  takeOut(duel, card);
  reset(card);
  card.zone = zone;
  card.controller = player;
  card.slot = zone === 'field' ? 0 : slot;
  if (zone === 'field') side.field = id;
  else rowOf(side, zone)[slot] = id;
  card.arrival = duel.tick();
  card.turnArrived = duel.state.turn;
  card.faceUp = placement !== 'set' && placement !== 'faceDown';
  card.position = placement === 'attack' || placement === 'faceUp' || placement === 'faceDown' ? 'attack' : 'defense';
  if (card.faceUp) card.faceUpSince = card.arrival;
  else card.turnSet = duel.state.turn;
  // Out of another player's hand it comes under that player's control for good.
  if (isOfOther && zone === 'monster' && player !== card.owner)
    duel.state.controls.push({ card: id, arrival: card.arrival, player, source: null, until: 'forever', turn: duel.state.turn });
  duel.continuous.changed();
}

/** Makes a token and puts it on the field. */
export function createToken(duel: Duel, passcode: number, player: Player, slot: number, position: Placement): CardId {
  const id = cardId(duel.state.cards.length);
  const card = newCard(id, passcode, player, 'gone');
  duel.state.cards.push(card);
  duel.takeCards();
  moveToField(duel, id, player, 'monster', slot, position);
  return id;
}

/** A Trap moves from its Spell & Trap Zone to a Monster Zone as a monster, still the same card, and goes on filling the first. */
export function moveToMonsterZone(duel: Duel, id: CardId, slot: number, position: Placement): void {
  const card = duel.state.cards[id]!;
  const { controller, slot: held, arrival } = card;
  moveToField(duel, id, controller, 'monster', slot, position);
  card.heldSlot = held;
  card.arrival = arrival;
  closeZone(duel.state.players[controller], 'spellTrap', held!);
}

/**
 * A monster removed from play lies on that side of the field again: no summon. Without a free zone the rules send it to the
 * Graveyard; a Trap that was a monster only there stays away. @returns whether it came.
 */
export function putBackOnField(duel: Duel, card: CardId, player: Player, position: Placement, wanted?: number): boolean {
  const { zone: from, passcode } = duel.state.cards[card]!;
  if (from !== 'banished' || !duel.defs[card]!.index.isMonster) return false;
  const slot = openZone(duel, player, 'monster', wanted);
  if (slot === null) {
    moveToPile(duel, card, 'graveyard', { cause: 'rule', how: 'sent' });
    return false;
  }
  const fromPlace = placeForLog(duel, card);
  moveToField(duel, card, player, 'monster', slot, position);
  const { faceUp, position: now } = duel.state.cards[card]!;
  duel.happen({
    verb: 'toField',
    player,
    card,
    passcode,
    from,
    to: 'monster',
    position: now,
    faceUp,
    fromPlace,
    toPlace: placeForLog(duel, card),
    cause: 'effect',
  });
  return true;
}

/** A Trap in a Monster Zone is no monster any more: it lies in the Spell & Trap Zone that it has filled, still the same card. */
export function moveBackToSpellTrapZone(duel: Duel, id: CardId): void {
  const card = duel.state.cards[id]!;
  const side = duel.state.players[card.controller];
  depart(duel, card, false);
  side.monsters[card.slot!] = null;
  reopenZone(side, 'spellTrap', card.heldSlot!);
  side.spellsTraps[card.heldSlot!] = id;
  card.zone = 'spellTrap';
  card.slot = card.heldSlot;
  card.heldSlot = null;
  card.position = 'attack';
  card.came = 0;
  duel.continuous.changed();
}

/** A Trap in a Monster Zone needs a Spell & Trap Zone on the other side, too. */
const hasRoomToHold = (duel: Duel, { heldSlot }: Card, player: Player): boolean =>
  heldSlot === null || hasFree(duel.state.players[player], 'spellTrap');

function holdOnOtherSide(duel: Duel, card: Card, player: Player): void {
  if (card.heldSlot === null) return;
  const free = freeZone(duel, player, 'spellTrap')!;
  reopenZone(duel.state.players[card.controller], 'spellTrap', card.heldSlot);
  closeZone(duel.state.players[player], 'spellTrap', free);
  card.heldSlot = free;
}

/** Whether a monster could move to that player's side. */
export const hasRoomOn = (duel: Duel, id: CardId, player: Player): boolean =>
  freeZones(duel.state.players[player], 'monster') > (duel.keepsZoneOn === player ? 1 : 0) &&
  duel.continuous.roomLeft(player, 'monster', true) > 0 &&
  hasRoomToHold(duel, duel.state.cards[id]!, player);

/** Moves a monster to the other side, keeping position, counters and equips (E65). @returns false when there is no room. */
export function moveToOtherSide(duel: Duel, id: CardId, player: Player): boolean {
  if (!hasRoomOn(duel, id, player)) return false;
  moveThere(duel, id, player);
  return true;
}

function moveThere(duel: Duel, id: CardId, player: Player): void {
  const card = duel.state.cards[id]!;
  const slot = freeZone(duel, player, 'monster')!;
  holdOnOtherSide(duel, card, player);
  duel.state.players[card.controller].monsters[card.slot!] = null;
  duel.state.players[player].monsters[slot] = id;
  card.slot = slot;
  card.controller = player;
  duel.continuous.changed();
}

/** Moves two monsters of the two sides to each other's side. @returns false when that cannot be. */
export function exchangeSides(duel: Duel, a: CardId, b: CardId): boolean {
  const [first, second] = [duel.state.cards[a]!, duel.state.cards[b]!];
  const [sideOfFirst, sideOfSecond] = [first.controller, second.controller];
  if (!hasRoomToHold(duel, first, sideOfSecond) || !hasRoomToHold(duel, second, sideOfFirst)) return false;
  holdOnOtherSide(duel, first, sideOfSecond);
  // Both zones are given up before either is taken, so that full fields can swap.
  duel.state.players[sideOfFirst].monsters[first.slot!] = null;
  moveThere(duel, b, sideOfFirst);
  const slot = freeZone(duel, sideOfSecond, 'monster')!;
  duel.state.players[sideOfSecond].monsters[slot] = a;
  first.slot = slot;
  first.controller = sideOfSecond;
  duel.continuous.changed();
  return true;
}
