import type { CardDefinition, CardPool, Ability, Allowance, Cost, Doing, Forbidden } from './effect';
import { CardIndex } from './card-index';
import type { DuelState, PendingTrigger, Situation } from './duel-state';
import type { Cause, DuelEvent } from './event';
import type { CardId, Player, Race } from './vocabulary';
import type { Scope } from './scope';
import type { RuleId } from '../register/index';
import type { Profile } from './profile';

/**
 * What continuous and lingering effects make of the field at this moment. Computed when asked for, kept until something changes.
 */
export interface ContinuousField {
  atk(card: CardId): number;
  def(card: CardId): number;
  level(card: CardId): number;
  race(card: CardId): Race | undefined;
  isNegated(card: CardId): boolean;
  /** Every card whose effect is negated now. */
  allNegated(): readonly CardId[];
  /** The card's own activation waits on the chain: it does not work yet. */
  isBeingActivated(card: CardId, arrival: number): boolean;
  has(card: CardId, ability: Ability): boolean;
  /** @returns the rule that forbids it, or undefined when nothing does. */
  forbids(act: Forbidden, player: Player, card: CardId, by?: CardId): RuleId | undefined;
  /** Whether anything at all gives that ability now. */
  gives(ability: Ability): boolean;
  allows(what: Allowance, player: Player): boolean;
  /** What an attack of this monster costs its player, and by which cards (R319–R326). */
  attackCosts(attacker: CardId): readonly { readonly card: CardId; readonly cost: Cost }[];
  /** Effects shield the player from battle damage (Waboku). */
  takesNoBattleDamage(player: Player): boolean;
  changed(): void;
}

/** Thrown when the duel is decided in the middle of something; the runner stops there. Not an error. */
export class DuelEnded {}

/** What an act may bring about at the most before the duel rests again; a whole turn is some hundred events. */
const MOST_EVENTS = 20_000;

/** A running duel: its state, its log and the definitions of its cards. One per session; forks make their own. */
export class Duel {
  /** What its cards could ever do. */
  index: CardIndex;
  /** One definition per card of the state. */
  defs: readonly CardDefinition[];
  /** Scopes for legality, kept per card. */
  readonly scopes: (Scope | undefined)[] = [];
  /** Everything that has happened; only grows, cut back on rewind. */
  readonly log: DuelEvent[] = [];
  /** Labels of the running actions, for error messages. */
  readonly path: string[] = [];
  continuous!: ContinuousField;
  /** The moment and cause for which moves to the Graveyard are replaced: also when what replaces them goes in the same moment. */
  replacing: { readonly batch: number; readonly cause: Cause } | null = null;
  /**
   * The clock when the effect that resolves now began to; null outside. What has turned face-up since begins to do something
   * continuously when that effect has finished, damage included (seed 002, R261, R262).
   */
  resolvingSince: number | null = null;
  /** What was negated before the first card that negates left the field at that moment. */
  negatedBefore: { readonly batch: number; readonly cards: readonly CardId[] } | null = null;
  /** Off for a position that came as a file: an outcome fixed in it that cannot be is left to chance instead. */
  outcomesMustFit = true;
  /** More events than these before the next rest point are an endless loop. */
  mostEvents = Infinity;
  /** Cards that left the field in this atomic act, for bonds. Empty between acts. */
  readonly departures: Departure[] = [];
  /** Looks for triggers of an event; set by the triggers module. */
  gather!: (event: DuelEvent) => void;

  constructor(
    public state: DuelState,
    readonly pool: CardPool,
    readonly profile: Profile,
    /** Off when a duel only runs forwards and nobody reads what happened (benchmarks). */
    readonly keepsLog = true,
    index: CardIndex = new CardIndex(pool, state.cards),
  ) {
    this.index = index;
    this.defs = index.defs;
  }

  /** The cards of the state are others than before: a token has come, or play went back. */
  takeCards(): void {
    this.scopes.length = 0;
    this.index = this.index.of(this.pool, this.state.cards);
    this.defs = this.index.defs;
  }

  /** Whether any card of this duel could give the ability at all. */
  couldGive(ability: Ability): boolean {
    return this.index.couldGive(ability);
  }

  /** Whether any card of this duel could forbid the act at all. */
  couldForbid(act: Forbidden): boolean {
    return this.index.couldForbid(act);
  }

  /** Whether any card of this duel could do that continuously at all. */
  couldDo(doing: Doing): boolean {
    return this.index.couldDo(doing);
  }

  get situation(): Situation {
    const all = this.state.situations;
    return all[all.length - 1]!;
  }
  push(situation: Situation): void {
    this.state.situations.push(situation);
  }
  pop(): void {
    this.state.situations.pop();
  }

  /** Begins a new moment: what happens until the next call happens at the same time. */
  newBatch(): void {
    this.state.batch += 1;
    this.state.lastBatch = [];
  }

  /** Something happened: log it, remember it as part of the last moment, look for triggers. */
  happen(event: Omit<DuelEvent, 'batch'>): void {
    const full = event as { batch?: number } & Omit<DuelEvent, 'batch'>;
    full.batch = this.state.batch;
    const happened = full as DuelEvent;
    if (this.keepsLog) this.log.push(happened);
    this.count();
    this.state.lastBatch.push(happened);
    this.continuous.changed();
    this.gather(happened);
  }

  /**
   * Something to tell that is no happening of its own (an activation, a resolution, a phase): it cannot make a trigger miss its
   * timing.
   */
  note(event: Omit<DuelEvent, 'batch'>): void {
    const full = event as { batch?: number } & Omit<DuelEvent, 'batch'>;
    full.batch = this.state.batch;
    if (this.keepsLog) this.log.push(full as DuelEvent);
    this.count();
  }

  private count(): void {
    if (++this.state.eventCount > this.mostEvents) throw new Error(`an endless loop: ${MOST_EVENTS} events without a rest point`);
  }

  /** A rest point: what happens from here on is counted anew. */
  atRest(): void {
    this.mostEvents = this.state.eventCount + MOST_EVENTS;
  }

  /** The next moment of the clock: identities and the order of effects. */
  tick(): number {
    return ++this.state.clock;
  }

  addPending(trigger: PendingTrigger): void {
    this.state.pending.push(trigger);
  }
}

export interface Departure {
  readonly card: CardId;
  readonly passcode: number;
  /** Its effect was negated when it left, or did not apply: its bond does nothing. */
  readonly negated: boolean;
  readonly destroyed: boolean;
  readonly controller: Player;
  readonly equippedTo: CardId;
  readonly linkedTo: CardId;
  readonly otherArrival: number;
}
