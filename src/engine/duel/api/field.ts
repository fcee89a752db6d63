import { addSkip, endTurn } from '../../kernel/schedule';
import type { Duel } from '../model/duel';
import { mixedUse } from '../model/card';
import type { Data } from '../model/data';
import type { Action } from '../model/effect';
import type { Lingering, Skip } from '../model/duel-state';
import type { Effect, Scope } from '../model/scope';
import type { CardId, Player } from '../model/vocabulary';
import { isBeyond } from '../rules/affecting';
import { changeControl, endControl } from '../rules/control';
import { isUseOf } from '../rules/activation';
import {
  exchangeSides,
  freeZone,
  isOnField,
  moveBackToSpellTrapZone,
  moveToField,
  moveToPile,
  openZone,
  placeForLog,
} from '../rules/movement';
import { arrivals } from './arrivals';
import { payToPlay } from './life-points';
import { canBeAffected, destroy, isWithinReach, settle } from './moving';

/** The monster forgets what was done to it: on turning face-down it becomes a fresh monster (E72). */
function forget(e: Effect, id: CardId): void {
  const card = e.duel.state.cards[id]!;
  card.counters = 0;
  card.laid = undefined;
  card.data = null;
  card.broughtBy = undefined;
  e.duel.state.used = e.duel.state.used.filter((key) => !isUseOf(key, e.duel, id));
  for (const other of e.duel.state.cards) if (other.linkedTo === id) other.linkedTo = null;
  e.duel.state.lingering = e.duel.state.lingering.flatMap((l) => {
    const others = l.cards.filter((c) => c.card !== id || c.arrival !== card.arrival);
    return others.length === l.cards.length ? [l] : others.length === 0 ? [] : [{ ...l, cards: others }];
  });
}

/**
 * A face-up monster that can be turned face-down: no token (E66), and no effect keeps it face-up. What cannot be is no choice.
 */
export const mayBeTurnedFaceDown = (q: Scope, id: CardId): boolean =>
  q.isFaceUp(id) && q.facts(id).subtype !== 'token' && !q.duel.continuous.allows('setsFaceUp', q.card(id).controller);

/** Turns face-up monsters to face-down defense position. */
export function* turnFaceDown(e: Effect, cards: readonly CardId[]): Action<readonly CardId[]> {
  const { duel } = e;
  const turned = cards.filter(
    (id) => e.card(id).zone === 'monster' && mayBeTurnedFaceDown(e, id) && canBeAffected(duel, id, e.self),
  );
  if (turned.length === 0) return turned;
  duel.newBatch();
  for (const id of turned) {
    const card = duel.state.cards[id]!;
    card.faceUp = false;
    card.position = 'defense';
    // A Trap is Set in the zone that it has filled, as if in this turn.
    if (card.heldSlot !== null) {
      moveBackToSpellTrapZone(duel, id);
      card.turnSet = duel.state.turn;
    }
    forget(e, id);
    duel.happen({
      verb: 'turnDown',
      player: card.controller,
      card: id,
      passcode: card.passcode,
      by: e.self,
      toPlace: placeForLog(duel, id),
    });
  }
  // What they have taken for as long as they lie face-up goes back.
  endControl(duel, ({ source }) => source !== null && turned.includes(source.card) && e.isFaceDown(source.card));
  settle(duel);
  return turned;
}

/**
 * Turns face-down monsters face-up, keeping defense position unless told otherwise; their flip effects will activate, unless told
 * otherwise.
 */
export function* turnFaceUp(
  e: Effect,
  cards: readonly CardId[],
  position: 'attack' | 'defense' = 'defense',
  { flipEffects = true } = {},
): Action<readonly CardId[]> {
  const { duel } = e;
  const turned = cards.filter((id) => e.card(id).zone === 'monster' && !e.card(id).faceUp && canBeAffected(duel, id, e.self));
  if (turned.length === 0) return turned;
  duel.newBatch();
  for (const id of turned) {
    const card = duel.state.cards[id]!;
    card.faceUp = true;
    card.position = position;
    card.faceUpSince = duel.tick();
    duel.happen({
      verb: 'flip',
      player: card.controller,
      card: id,
      passcode: card.passcode,
      by: e.self,
      cause: 'effect',
      toPlace: placeForLog(duel, id),
      position,
    });
  }
  if (!flipEffects)
    duel.state.waiting = duel.state.waiting.filter(
      (one) =>
        !(
          one.event.batch === duel.state.batch &&
          turned.includes(one.card) &&
          duel.defs[one.card]!.effects[one.effect]!.kind === 'flip'
        ),
    );
  settle(duel);
  yield* arrivals(duel, turned);
  return turned;
}

/**
 * Changes battle positions by effect: a face-up attacker to defense, anything in defense to face-up attack (a face-down one is
 * flipped).
 */
export function* changePosition(e: Effect, cards: readonly CardId[]): Action {
  const { duel } = e;
  const faceDown = cards.filter((id) => e.card(id).zone === 'monster' && !e.card(id).faceUp);
  if (faceDown.length > 0) yield* turnFaceUp(e, faceDown, 'attack');
  const changed = cards.filter(
    (id) => !faceDown.includes(id) && e.card(id).zone === 'monster' && canBeAffected(duel, id, e.self),
  );
  if (changed.length === 0) return;
  duel.newBatch();
  for (const id of changed) turnTo(e, id, e.card(id).position === 'attack' ? 'defense' : 'attack');
  settle(duel);
}

/** Puts face-up attack-position monsters in defense position. */
export function* putInDefensePosition(e: Effect, cards: readonly CardId[]): Action {
  const changed = cards.filter(
    (id) => e.card(id).zone === 'monster' && e.card(id).position === 'attack' && canBeAffected(e.duel, id, e.self),
  );
  if (changed.length === 0) return;
  e.duel.newBatch();
  for (const id of changed) turnTo(e, id, 'defense');
  settle(e.duel);
}

function turnTo(e: Effect, id: CardId, position: 'attack' | 'defense'): void {
  const card = e.duel.state.cards[id]!;
  card.position = position;
  e.duel.happen({
    verb: 'position',
    player: card.controller,
    card: id,
    passcode: card.passcode,
    position,
    by: e.self,
    cause: 'effect',
  });
}

/** The player's face-down monsters, or some of them, are shuffled where they lay: nobody else knows which is which. */
export function* shuffleFaceDown({ duel }: Effect, player: Player, which: (card: CardId) => boolean = () => true): Action {
  const { monsters } = duel.state.players[player];
  const cards = monsters.filter((id) => id !== null && !duel.state.cards[id]!.faceUp && which(id));
  const slots = cards.map((id) => duel.state.cards[id!]!.slot!);
  if (duel.state.shuffles) duel.shuffle(cards);
  cards.forEach((id, i) => {
    monsters[slots[i]!] = id;
    duel.state.cards[id!]!.slot = slots[i]!;
  });
  duel.state.used.push(mixedUse(player));
  duel.note({ verb: 'mixed', player });
  duel.continuous.changed();
}

/** Its control may come to the other player. What never does is no choice of an effect that would change it (rulings). */
export const mayChangeSides = (q: Scope, id: CardId): boolean => !q.has('keepsController', id);

/**
 * Takes control of a monster. `whileSource` lasts as long as this card stays on the field (E65). @returns false without a free
 * zone.
 */
export function* takeControl(
  e: Effect,
  id: CardId | null,
  until: 'endPhase' | 'endOfBattlePhase' | 'forever' | 'whileSource',
  player: Player = e.player,
): Action<boolean> {
  const { duel } = e;
  if (id === null || e.card(id).zone !== 'monster' || !canBeAffected(duel, id, e.self)) return false;
  // What the battle has destroyed keeps nothing up any more.
  if (until === 'whileSource' && e.card(e.self).battleDestroyed) return false;
  duel.newBatch();
  const done = changeControl(duel, {
    card: id,
    arrival: e.card(id).arrival,
    player,
    source: until === 'whileSource' ? { card: e.self, arrival: e.card(e.self).arrival } : null,
    until,
    turn: e.turn,
  });
  settle(duel);
  return done;
}

/** Exchanges control of two monsters of the two sides, for good. @returns whether it did: a Trap needs room on the other side. */
export function* swapControl(e: Effect, a: CardId, b: CardId): Action<boolean> {
  const { duel } = e;
  const first = duel.state.cards[a]!;
  const second = duel.state.cards[b]!;
  if (first.zone !== 'monster' || second.zone !== 'monster' || first.controller === second.controller) return false;
  if (![a, b].every((id) => mayChangeSides(e, id) && isWithinReach(e, id))) return false;
  duel.newBatch();
  const [toFirst, toSecond] = [first.controller, second.controller];
  if (!exchangeSides(duel, a, b)) return false;
  for (const [id, player] of [
    [a, toSecond],
    [b, toFirst],
  ] as const) {
    duel.state.controls.push({ card: id, arrival: e.card(id).arrival, player, source: null, until: 'forever', turn: e.turn });
    duel.happen({ verb: 'control', player, card: id, passcode: e.card(id).passcode, hidden: !e.card(id).faceUp });
  }
  settle(duel);
  return true;
}

/** Gives control records that an End Phase ends back; used by the End Phase. */
export { endControl };

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
    (id) => !changesValues || !e.isOnField(id) || (e.isFaceUp(id) && !isBeyond(duel, id, e.self)),
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

/** Spells and Traps of the hand that an effect could Set now. */
export const settable = (q: Scope): CardId[] => {
  const room = q.hasFreeSpellTrapZone(q.player);
  return q
    .handOf(q.player)
    .filter(
      (id) =>
        !q.isMonster(id) &&
        q.duel.defs[id]!.summoning.placedOnly !== true &&
        (room || q.facts(id).subtype === 'field') &&
        !q.isForbidden('setSpellTrap', q.player, id),
    );
};

/** The field zone has one place: what lies there goes before the new Field Spell is placed. */
export function makeRoomForField(duel: Duel, player: Player): void {
  const old = duel.state.players[player].field;
  if (old === null) return;
  duel.newBatch();
  const { faceUp, passcode } = duel.state.cards[old]!;
  const destroyed = faceUp && duel.profile.ownFieldSpellReplaced === 'destroyed';
  if (destroyed) duel.happen({ verb: 'destroy', player, card: old, passcode, cause: 'rule', rule: 'one-field-spell' });
  moveToPile(duel, old, 'graveyard', { cause: 'rule', how: destroyed ? 'destroyed' : 'sent', rule: 'one-field-spell' });
  settle(duel);
}

/** The opponent's face-up Field Spell is destroyed when the new one resolves (rulings). */
export function* replaceOpposingField(e: Effect): Action {
  if (e.duel.profile.fieldSpells !== 'oneGlobal') return;
  const other = e.duel.state.players[e.opponent].field;
  if (other !== null && e.card(other).faceUp && e.selfIsThere) yield* destroy(e, [other], 'graveyard', { byRule: true });
}

/** Puts a card of the hand or deck face-up in a Spell & Trap Zone, without activating it. @returns false without a free zone. */
export function* placeFaceUp(e: Effect, id: CardId): Action<boolean> {
  const { duel, player } = e;
  const slot = openZone(duel, player, 'spellTrap');
  if (slot === null) return false;
  const from = e.card(id).zone;
  const fromPlace = placeForLog(duel, id);
  duel.newBatch();
  moveToField(duel, id, player, 'spellTrap', slot, 'faceUp');
  duel.happen({
    verb: 'toField',
    player,
    card: id,
    passcode: e.card(id).passcode,
    from,
    to: 'spellTrap',
    faceUp: true,
    fromPlace,
    toPlace: placeForLog(duel, id),
    cause: 'effect',
  });
  settle(duel);
  return true;
}

/** Sets a Spell or Trap from the hand by an effect. */
export function* setFromHand(e: Effect, id: CardId, player: Player = e.player, zone?: number): Action<boolean> {
  const { duel } = e;
  const field = e.facts(id).subtype === 'field';
  payToPlay(duel, player, id);
  const slot = field ? 0 : freeZone(duel, player, 'spellTrap', zone);
  if (slot === null) return false;
  if (field) makeRoomForField(duel, player);
  const fromPlace = placeForLog(duel, id);
  duel.newBatch();
  moveToField(duel, id, player, field ? 'field' : 'spellTrap', slot, 'faceDown');
  duel.happen({
    verb: 'set',
    player,
    card: id,
    passcode: e.card(id).passcode,
    from: 'hand',
    to: e.card(id).zone,
    faceUp: false,
    fromPlace,
    toPlace: placeForLog(duel, id),
    hidden: true,
  });
  settle(duel);
  return true;
}

/**
 * That many of the player's next phases of this kind (or turns) are skipped. A Battle Phase is then not entered in the next turn.
 */
export function* skipNext(e: Effect, player: Player, what: Skip['what'], count = 1): Action {
  for (let i = 0; i < count; i++) addSkip(e.duel, player, what);
}

/** From so many turns ahead on, a lasting effect is one that counts its player's turns or the opponent's. */
const COUNTS_TURNS = 3;

/** Of a lasting effect that counts turns: what it is once it has counted one more; undefined of any other. */
function countedOn(duel: Duel, one: Lingering): Lingering | undefined {
  const { verdict } = duel.pool.definition(one.passcode)!.lingering[one.key]!;
  if (verdict !== undefined && one.data?.turn !== undefined) return { ...one, data: { ...one.data, turn: one.data.turn - 1 } };
  const isLong = one.until !== 'forever' && one.until !== 'standbyPhase' && one.turn - duel.state.turn >= COUNTS_TURNS;
  return isLong ? { ...one, turn: one.turn - 2 } : undefined;
}

/** How many turns a face-up card has counted; undefined of one that counts none. */
const turnsCounted = ({ duel }: Scope, id: CardId): number | undefined =>
  duel.state.cards[id]!.data?.turns ?? (duel.defs[id]!.turnLimit === undefined ? undefined : 0);

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
    const limit = duel.defs[id]!.turnLimit?.turns;
    if (limit !== undefined && counted + 1 >= limit) {
      const { controller: player, passcode } = card;
      duel.happen({ verb: 'destroy', player, card: id, passcode, cause: 'rule', by: id, rule: 'turns-counted' });
      moveToPile(duel, id, 'graveyard', { cause: 'rule', how: 'destroyed', by: id });
    }
  }
  duel.continuous.changed();
  settle(duel);
}

/** It becomes the End Phase of this turn once the chain has ended: an attack that runs comes to nothing. */
export function* becomeEndPhase(e: Effect): Action {
  const { battle, damageStep, phase } = e.duel.state;
  if (phase === 'end') return;
  if (battle !== null && damageStep === null) battle.negated = true;
  endTurn(e.duel);
}

/** This takes the place of the turn's normal draw, before it. */
export function* replaceNormalDraw(e: Effect): Action {
  for (const frame of e.duel.state.frames) if (frame.kind === 'draw') frame.drawReplaced = true;
}
