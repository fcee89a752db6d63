import { emptySum, type Identity } from '../../kernel/identity';
import type { Duel } from '../model/duel';
import type { DuelState } from '../model/duel-state';
import { PLAYERS, type CardId } from '../model/vocabulary';
import { Places } from './identity/places';
import { NONE } from './identity/things';
import { wordOfKey } from './identity/words';

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
  | 'stilled'
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

class Telling extends Places {
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
    if (state.stilled !== undefined) for (const card of state.stilled) this.card(card);
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

  /** In the open game nothing is asked about what has happened last, but for what was paid. */
  private lastBatch(): void {
    const { state } = this;
    const top = state.frames[state.frames.length - 1];
    const isOpen =
      top?.kind === 'window' && top.window === 'open' && state.stack.length === 0 && state.waiting.length === 0 && !this.isExact;
    if (!isOpen || state.lastBatch.some(({ cause }) => cause === 'cost')) this.events(state.lastBatch);
  }

  private uses(keys: readonly string[]): void {
    if (keys.length === 0) return;
    const sum = emptySum();
    for (const key of keys) {
      const told = wordOfKey(key, this);
      if (told === undefined) continue;
      this.part.reset().number(told);
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
}
