import { emptySum, Mixer, type Identity, type Sum } from '../../kernel/identity';
import type { Card } from '../model/card';
import type { Data } from '../model/data';
import type { Duel } from '../model/duel';
import type {
  Battle,
  ChainLink,
  Chosen,
  DuelFrame,
  DuelState,
  Lingering,
  PendingTrigger,
  PlayerState,
} from '../model/duel-state';
import type { DuelEvent } from '../model/event';
import { PLAYERS, ZONES, type CardId, type Zone } from '../model/vocabulary';

/**
 * What of a duel at rest can still matter, as 64 bits. Two duels that differ only in which of several equal cards lies where, in
 * how piles are ordered that nobody looks through in order, or in how often something happened before, are the same. Moments
 * are told by their order alone.
 */
export function identityOf(duel: Duel, state: DuelState): Identity {
  return new Telling(duel, state).identity();
}

/** The cards of hands and piles of which something in the state speaks: none of them is like another. */
export function namedCards(duel: Duel): ReadonlySet<CardId> {
  const telling = new Telling(duel, duel.state);
  telling.identity();
  return telling.namedCards();
}

/** Every field of a state is told, or is known to say nothing of what is to come: a new one is a type error until it is here. */
type Told =
  | 'turn'
  | 'turnPlayer'
  | 'phase'
  | 'step'
  | 'damageStep'
  | 'players'
  | 'cards'
  | 'stack'
  | 'waiting'
  | 'lingering'
  | 'frames'
  | 'occasion'
  | 'battle'
  | 'random'
  | 'fixedCoins'
  | 'fixedDice'
  | 'fixedRandomCards'
  | 'lastBatch'
  | 'effectSummons'
  | 'effectSummonPlayer'
  | 'controls'
  | 'changeOrder'
  | 'recalled'
  | 'openHands'
  | 'decksTurned'
  | 'used'
  | 'attacked'
  | 'skips'
  | 'leaving'
  | 'inserted'
  | 'forcedAttack'
  | 'result';
/** The same from the beginning of the duel, or counters that are only compared with what is told of them. */
type SaysNothing =
  'profile' | 'firstPlayer' | 'shuffles' | 'discreet' | 'poolBatch' | 'clock' | 'batch' | 'stacks' | 'eventCount';
const isEveryFieldHeeded: [Exclude<keyof DuelState, Told | SaysNothing>] extends [never] ? true : never = true;
void isEveryFieldHeeded;

const words = new Map<string, number>();
/** A number for a word, the same on every machine. */
function wordOf(text: string): number {
  let word = words.get(text);
  if (word === undefined) {
    word = 0x811c9dc5;
    for (let i = 0; i < text.length; i++) word = Math.imul(word ^ text.charCodeAt(i), 0x01000193);
    words.set(text, word);
  }
  return word;
}

const ZONE_NUMBERS: Readonly<Record<Zone, number>> = Object.fromEntries(ZONES.map((zone, i) => [zone, i])) as never;
const NONE = -1;
const STALE = -2;
const ABSENT = -3;
const OBJECT = /(\d+)@(\d+)/g;

interface Hashed {
  readonly high: number;
  readonly low: number;
}
/** Decks hardly change, and the copies of a duel share what does not. */
const decks = new WeakMap<readonly CardId[], Hashed>();

/** By the definitions of a duel's cards: one of them looks at the order in which a Graveyard lies. */
const lookThrough = new WeakMap<Duel['defs'], boolean>();
function isLookedThrough({ defs }: Duel): boolean {
  let isSo = lookThrough.get(defs);
  if (isSo === undefined) lookThrough.set(defs, (isSo = defs.some(({ coversGraveyard }) => coversGraveyard === true)));
  return isSo;
}

class Telling {
  private readonly mixer = new Mixer();
  private readonly part = new Mixer();
  private readonly cards: readonly Card[];
  /** Cards of piles that something else speaks of: they are told from their like. */
  private readonly named: Uint8Array;
  /** The moments that are told, in order; null: none has been asked for. */
  private readonly moments: readonly number[];
  private readonly batches = new Map<number, number>();
  private readonly lists: (readonly DuelEvent[])[] = [];
  /** Something looks back at moments: nothing of them may be left out. */
  private readonly isExact: boolean;

  constructor(
    private readonly duel: Duel,
    private readonly state: DuelState,
  ) {
    this.cards = state.cards;
    this.named = new Uint8Array(state.cards.length);
    this.isExact =
      (state.recalled !== undefined && state.recalled.length > 0) ||
      state.cards.some(({ data }) => data !== null && looksBack(data)) ||
      state.lingering.some(({ data }) => data !== undefined && looksBack(data));
    this.moments = this.allMoments();
    this.batches.set(state.batch, 0);
  }

  identity(): Identity {
    const { state, mixer, isExact } = this;
    mixer.number(state.turn * 2 + state.turnPlayer);
    this.word(state.phase);
    this.word(state.step);
    this.word(state.damageStep);
    for (const frame of state.frames) this.frame(frame);
    mixer.number(state.frames.length);
    for (const link of state.stack) this.link(link);
    for (const trigger of state.waiting) this.trigger(trigger);
    for (const lingering of state.lingering) this.lingering(lingering);
    mixer.number(state.lingering.length);
    if (state.battle !== null) this.battle(state.battle);
    if (state.occasion !== null) {
      this.word(state.occasion.window);
      this.events(state.occasion.events);
    }
    this.lastBatch();
    if (state.effectSummons.length > 0) {
      mixer.number(state.effectSummonPlayer);
      this.chosenOnes(state.effectSummons);
    }
    for (const { card, arrival, player, source, until, turn } of state.controls) {
      if (this.cards[card]!.arrival !== arrival) continue;
      this.card(card);
      mixer.number(player);
      if (source === null) mixer.number(NONE);
      else this.chosen(source);
      this.word(until);
      mixer.number(turn);
    }
    for (const { card, arrival, changes } of state.changeOrder ?? []) {
      if (this.cards[card]!.arrival !== arrival || changes.length < 2) continue;
      this.card(card);
      for (const change of changes) this.change(change);
    }
    for (const { turn, moment, event } of state.recalled ?? []) {
      mixer.number(turn);
      this.moment(moment);
      this.event(event);
    }
    this.uses(state.used);
    this.uses(state.attacked);
    for (const { player, what } of state.skips) {
      mixer.number(player);
      this.word(what);
    }
    this.word(state.leaving);
    this.word(state.inserted);
    if (state.forcedAttack !== null) {
      this.chosen(state.forcedAttack.attacker);
      this.chosen(state.forcedAttack.target);
    }
    this.given();
    for (const player of PLAYERS) this.sideOf(state.players[player]);
    for (const player of PLAYERS) this.pilesOf(state.players[player]);
    if (isExact) for (const card of this.cards) this.moment(card.arrival);
    return mixer.identity;
  }

  namedCards(): ReadonlySet<CardId> {
    return new Set(this.cards.filter(({ id }) => this.named[id] === 1 || this.isExact).map(({ id }) => id));
  }

  /** What chance will bring, and what is said once for the whole duel. */
  private given(): void {
    const { state, mixer } = this;
    if (this.duel.luck === null) for (const word of state.random) mixer.number(word);
    for (const side of state.fixedCoins) this.word(side);
    for (const pip of state.fixedDice) mixer.number(pip ?? NONE);
    for (const passcode of state.fixedRandomCards) mixer.number(passcode);
    mixer.number(state.fixedCoins.length * 10000 + state.fixedDice.length * 100 + state.fixedRandomCards.length);
    if (state.openHands !== undefined) for (const player of state.openHands) mixer.number(player);
    mixer.flag(state.decksTurned === true);
    if (state.result !== null) this.word(`${state.result.winner} ${state.result.reason}`);
  }

  private word(text: string | null): void {
    this.mixer.number(text === null ? NONE : wordOf(text));
  }

  /** A card that something speaks of: on the field by its place, elsewhere by itself. */
  private card(id: CardId | null | undefined): void {
    this.mixer.number(id === null ? NONE : id === undefined ? ABSENT : this.reference(id));
  }

  private reference(id: CardId): number {
    const { zone, controller, slot } = this.cards[id]!;
    switch (zone) {
      case 'monster':
      case 'spellTrap':
      case 'field':
      case 'pendulum':
        return 1 + controller * 100 + ZONE_NUMBERS[zone] * 10 + (slot ?? 0);
      case 'deck':
      case 'fusionDeck':
        this.named[id] = 1;
        return 10_000 + ZONE_NUMBERS[zone] * 10_000 + controller * 5000 + this.state.players[controller][zone].indexOf(id);
      default:
        this.named[id] = 1;
        return 1000 + id;
    }
  }

  private chosen({ card, arrival }: Chosen): void {
    this.card(card);
    this.mixer.flag(this.cards[card]!.arrival === arrival);
  }

  private chosenOnes(all: readonly Chosen[]): void {
    for (const one of all) this.chosen(one);
    this.mixer.number(all.length);
  }

  private allMoments(): readonly number[] {
    const { state, isExact } = this;
    const found: number[] = [];
    for (const { zone, arrival, faceUp, faceUpSince, lastAttack, data } of state.cards) {
      const isThere = zone === 'monster' || zone === 'spellTrap' || zone === 'field' || zone === 'pendulum';
      if (!isThere && !isExact) continue;
      found.push(arrival);
      if (faceUp || isExact) found.push(faceUpSince);
      if (lastAttack > 0) found.push(lastAttack);
      if (isExact && data !== null) momentsIn(data, found);
    }
    for (const { since, data } of state.lingering) {
      found.push(since);
      if (isExact && data !== undefined) momentsIn(data, found);
    }
    for (const { changes } of state.changeOrder ?? [])
      if (changes.length > 1) for (const change of changes) found.push(Number.parseInt(change, 10));
    if (isExact) {
      found.push(state.clock);
      for (const { moment } of state.recalled ?? []) found.push(moment);
    }
    return found.sort((a, b) => a - b);
  }

  /** A moment by its place among those that are told: only before, at the same time and after are ever asked. */
  private moment(moment: number): void {
    const { moments } = this;
    let rank = 0;
    let before = NONE;
    for (let i = 0; i < moments.length && moments[i]! < moment; i++) {
      if (moments[i] !== before) rank += 1;
      before = moments[i]!;
    }
    this.mixer.number(rank);
    if (this.isExact) this.mixer.flag(moments.includes(moment));
  }

  private data(data: Data | null | undefined): void {
    const { mixer } = this;
    if (data === null || data === undefined) return mixer.number(NONE);
    const { moment, moments, ...rest } = data;
    this.word(JSON.stringify(rest));
    if (moment !== undefined) this.moment(moment);
    for (const one of moments ?? []) this.moment(one);
  }

  private events(list: readonly DuelEvent[]): void {
    const known = this.lists.indexOf(list);
    if (known >= 0) return this.mixer.number(known);
    this.lists.push(list);
    this.mixer.number(list.length + 1000);
    for (const event of list) this.event(event);
  }

  private event(event: DuelEvent): void {
    const { mixer } = this;
    let batch = this.batches.get(event.batch);
    if (batch === undefined) this.batches.set(event.batch, (batch = this.batches.size));
    mixer.number(batch);
    this.word(event.verb);
    mixer.number(event.player);
    this.card(event.card);
    if (event.cards !== undefined) for (const id of event.cards) this.card(id);
    mixer.number(event.passcode ?? ABSENT);
    this.word(event.from ?? null);
    this.word(event.to ?? null);
    this.word(event.position ?? null);
    mixer.number((event.faceUp === true ? 1 : 0) + (event.wasFaceUp === true ? 2 : 0));
    this.word(event.cause ?? null);
    this.word(event.how ?? null);
    this.card(event.by);
    mixer.number(event.byPlayer ?? ABSENT);
    this.card(event.host);
    if (event.data !== undefined) this.data(event.data);
    if (event.madeOf !== undefined) this.chosenOnes(event.madeOf);
    mixer.number(event.amount ?? ABSENT);
    mixer.number(event.lifePoints ?? ABSENT);
    mixer.number(event.other ?? ABSENT);
    this.card(event.foe);
    this.word(event.text ?? null);
    mixer.number(event.link ?? ABSENT);
    mixer.number(event.effect ?? ABSENT);
  }

  /** In the open game nothing is asked about what has happened last, but for what was paid. */
  private lastBatch(): void {
    const { state } = this;
    const top = state.frames[state.frames.length - 1];
    const isOpen =
      top?.kind === 'window' && top.window === 'open' && state.stack.length === 0 && state.waiting.length === 0 && !this.isExact;
    if (!isOpen || state.lastBatch.some(({ cause }) => cause === 'cost')) this.events(state.lastBatch);
  }

  private frame(frame: DuelFrame): void {
    const { mixer, state } = this;
    this.word(frame.kind);
    this.word(frame.at);
    switch (frame.kind) {
      case 'window':
        this.word(frame.window);
        mixer.number(frame.holder * 4 + frame.passes * 2 + frame.order[0]!);
        mixer.number(frame.order.length * 8 + (frame.persistent ? 1 : 0) + (frame.noTriggers ? 2 : 0));
        mixer.flag(frame.stacks === state.stacks);
        mixer.flag(frame.opened === state.eventCount);
        this.word(frame.said);
        if (frame.about !== null) {
          this.word(frame.about.window);
          this.events(frame.about.events);
        }
        return;
      case 'stack':
        return mixer.number(frame.holder * 4 + frame.passes * 2 + frame.order[0]!);
      case 'triggers':
        mixer.number(frame.group);
        for (const trigger of frame.queue) this.trigger(trigger);
        return;
      case 'items':
        this.word(frame.slot);
        mixer.number(frame.whose);
        return mixer.flag(frame.opened === state.stacks);
      case 'summon':
        this.chosenOnes(frame.cards);
        mixer.number(frame.player);
        return this.word(frame.how);
      case 'afterChain':
        mixer.flag(frame.window);
        return this.events(frame.events);
      case 'attack':
        for (const monster of frame.opposing) this.object(monster);
        mixer.number(frame.opposing.length);
        mixer.flag(frame.straight);
        return mixer.flag(frame.stacks === state.stacks);
      case 'turn':
        this.word(frame.node);
        this.word(frame.to);
        return this.word(frame.resume);
      case 'forcedBattle':
        this.chosen(frame.attacker);
        this.chosen(frame.target);
        this.word(frame.phase);
        this.word(frame.step);
        if (frame.battle !== null) this.battle(frame.battle);
        return;
      case 'damageStep':
        return;
      case 'rockPaperScissors':
      case 'opening':
        return this.word(JSON.stringify(frame));
      default:
        for (const done of frame.done) this.doneItem(done);
        mixer.flag(frame.drawReplaced);
        return mixer.flag(frame.stacks === state.stacks);
    }
  }

  /** `12@34`: a card while it is the same one. */
  private object(text: string): void {
    const [id, arrival] = text.split('@').map(Number);
    if (this.cards[id!]!.arrival === arrival) this.card(id as CardId);
    else this.mixer.number(STALE);
  }

  /** What has been done of a phase: `12@34:…`, or `d` or `l` with the moment at which a lasting effect began. */
  private doneItem(key: string): void {
    const since = /^[dl](\d+)$/.exec(key);
    if (since === null) return this.word(this.renamed(key) ?? '');
    this.word(key[0]!);
    this.moment(Number(since[1]));
  }

  /** A key with its cards by their references; undefined where one of them is not the same any more. */
  private renamed(key: string): string | undefined {
    let isStale = false;
    const told = key.replace(OBJECT, (_all, id: string, arrival: string) => {
      if (this.cards[Number(id)]?.arrival !== Number(arrival)) isStale = true;
      return isStale ? '' : `#${this.reference(Number(id) as CardId)}`;
    });
    return isStale ? undefined : told;
  }

  private uses(keys: readonly string[]): void {
    if (keys.length === 0) return;
    const sum = emptySum();
    for (const key of keys) {
      const told = this.renamed(key);
      if (told === undefined) continue;
      this.part.reset().number(wordOf(told));
      this.part.addTo(sum);
    }
    this.mixer.set(sum);
  }

  private change(change: string): void {
    const [since, id, number] = change.split(' ').map(Number);
    this.moment(since!);
    this.card(id as CardId);
    this.mixer.number(number!);
  }

  private link(link: ChainLink): void {
    const { mixer } = this;
    mixer.number(link.player);
    this.chosen(link);
    mixer.number(link.passcode);
    mixer.number(link.effect * 100 + link.spellSpeed * 10 + link.mode);
    this.chosenOnes(link.targets);
    if (link.targetedFaceUp !== undefined) this.chosenOnes(link.targetedFaceUp);
    for (const payment of link.payments) {
      const { cards, data, ...rest } = payment;
      this.word(JSON.stringify(rest));
      for (const id of cards ?? []) this.card(id);
      this.data(data);
    }
    this.word(link.declared === null ? null : String(link.declared));
    if (link.event !== null) this.event(link.event);
    mixer.number(
      (link.negated ? 1 : 0) +
        (link.effectOnly === true ? 2 : 0) +
        (link.resolved ? 4 : 0) +
        (link.redirected === true ? 8 : 0) +
        (link.withoutEffect === undefined ? 0 : 16),
    );
    mixer.number(link.negatedBy ?? ABSENT);
    if (link.lentBy !== undefined) this.word(`${link.lentBy.passcode} ${link.lentBy.key}`);
    mixer.number(link.turnsDamageOf ?? ABSENT);
    mixer.number(link.noDamageTo ?? ABSENT);
    mixer.number(link.sparesTrapsOf ?? ABSENT);
  }

  private trigger({ card, effect, player, event, mandatory, afterCalculation, tier }: PendingTrigger): void {
    this.card(card);
    this.mixer.number(effect * 16 + player * 8 + (mandatory ? 4 : 0) + (afterCalculation ? 2 : 0) + tier);
    this.event(event);
  }

  private lingering({ card, passcode, key, player, cards, data, until, turn, since }: Lingering): void {
    const { mixer } = this;
    this.card(card);
    mixer.number(passcode);
    this.word(key);
    mixer.number(player);
    this.chosenOnes(cards);
    this.data(data);
    this.word(until);
    mixer.number(turn);
    this.moment(since);
  }

  private battle(battle: Battle): void {
    const { mixer, cards } = this;
    this.card(battle.attacker);
    mixer.flag(cards[battle.attacker]!.arrival === battle.attackerArrival);
    this.card(battle.target);
    if (battle.target !== null) mixer.flag(cards[battle.target]!.arrival === battle.targetArrival);
    mixer.number(battle.noDamageTo ?? ABSENT);
    this.word(battle.byRight);
    mixer.number((battle.negated ? 1 : 0) + (battle.directByEffect ? 2 : 0));
  }

  private sideOf(side: PlayerState): void {
    const { mixer } = this;
    mixer.number(side.lifePoints);
    mixer.number(side.normalSummons * 100 + side.summonsThisTurn * 2 + (side.deckedOut ? 1 : 0));
    for (const zone of side.monsters) this.onField(zone);
    for (const zone of side.spellsTraps) this.onField(zone);
    this.onField(side.field);
    if (side.pendulum !== undefined) {
      for (const zone of side.pendulum.zones) this.onField(zone);
      mixer.flag(side.pendulum.summoned);
    }
    for (const slot of side.closed.monster) mixer.number(slot);
    for (const slot of side.closed.spellTrap) mixer.number(slot + 10);
  }

  private onField(id: CardId | null): void {
    if (id === null) return this.mixer.number(NONE);
    const card = this.cards[id]!;
    this.printed(this.mixer, card);
    this.moment(card.arrival);
    if (card.faceUp) this.moment(card.faceUpSince);
    if (card.lastAttack > 0) this.moment(card.lastAttack);
    this.card(card.equippedTo);
    this.card(card.linkedTo);
    if (card.madeOf !== undefined) this.chosenOnes(card.madeOf);
    if (card.destroyedBy !== undefined) {
      this.card(card.destroyedBy.card);
      this.mixer.number(card.destroyedBy.player);
    }
    if (card.data !== null) this.data(card.data);
    if (card.laid !== undefined) {
      this.mixer.number(card.laid.atk);
      this.mixer.number(card.laid.def);
    }
  }

  /** The piles come last: by then it is known which of their cards something speaks of. */
  private pilesOf(side: PlayerState): void {
    this.deck(side.deck);
    this.deck(side.fusionDeck);
    this.pile(side.hand);
    this.pile(side.graveyard);
    this.pile(side.banished);
  }

  private deck(pile: readonly CardId[]): void {
    const { mixer, part } = this;
    let hashed = this.state.decksTurned === true ? undefined : decks.get(pile);
    if (hashed === undefined) {
      part.reset();
      for (const id of pile) this.printed(part, this.cards[id]!);
      hashed = part.identity;
      if (this.state.decksTurned !== true) decks.set(pile, hashed);
    }
    mixer.number(pile.length);
    mixer.number(hashed.high);
    mixer.number(hashed.low);
  }

  private pile(pile: readonly CardId[]): void {
    const sum: Sum = emptySum();
    const inOrder = isLookedThrough(this.duel);
    for (const [place, id] of pile.entries()) {
      const card = this.cards[id]!;
      this.printed(this.part.reset(), card);
      if (card.data !== null) this.part.number(wordOf(JSON.stringify(card.data)));
      if (this.named[id] === 1 || this.isExact) this.part.number(id);
      if (inOrder) this.part.number(place);
      this.part.addTo(sum);
    }
    this.mixer.set(sum);
  }

  /** What of a card stands in itself, and not in how it is tied to others. */
  private printed(mixer: Mixer, card: Card): void {
    mixer.number(card.passcode);
    mixer.number(
      card.owner +
        card.controller * 2 +
        (card.faceUp ? 4 : 0) +
        (card.position === 'attack' ? 8 : 0) +
        (card.summoning ? 16 : 0) +
        (card.leaving ? 32 : 0) +
        (card.battleDestroyed ? 64 : 0) +
        (card.silenced === true ? 128 : 0) +
        (card.equippedByHost === true ? 256 : 0) +
        (card.properlySummoned ? 512 : 0) +
        card.came * 1024 +
        ((card.heldSlot ?? 7) << 20),
    );
    mixer.number(card.turnArrived);
    mixer.number(card.turnSet);
    mixer.number(card.turnPositionChanged);
    mixer.number(card.turnAttacked);
    mixer.number(card.attackedThisPhase + card.counters * 100);
    mixer.number(card.broughtBy ?? ABSENT);
  }
}

const looksBack = ({ moment, moments }: Data): boolean => moment !== undefined || moments !== undefined;

function momentsIn({ moment, moments }: Data, found: number[]): void {
  if (moment !== undefined) found.push(moment);
  if (moments !== undefined) found.push(...moments);
}
