import type { CardDefinition, CardPool, Ability, Allowance, Cost, Doing, Forbidden } from './effect';
import type { Card } from './card';
import { KeptActs } from './kept-acts';
import type { DuelState, PendingTrigger, Situation } from './duel-state';
import type { Cause, DuelEvent, Verb } from './event';
import type { CardId, Player, Race } from './vocabulary';
import type { Scope } from './scope';
import type { RuleId } from '../rules/register';
import type { Profile } from '../profiles/profile';

/** What continuous and lingering effects make of the field at this moment. Computed when asked for, kept until something changes. */
export interface ContinuousField {
  atk(card: CardId): number;
  def(card: CardId): number;
  level(card: CardId): number;
  race(card: CardId): Race | undefined;
  isNegated(card: CardId): boolean;
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

/** A running duel: its state, its log and the definitions of its cards. One per session; forks make their own. */
export class Duel {
  /** One definition per card of the state. */
  readonly defs: CardDefinition[] = [];
  /** By card: something of it has Spell Speed 2 or more and is activated by hand. */
  readonly fast: boolean[] = [];
  readonly acts = new KeptActs();
  /** Scopes for legality, kept per card. */
  readonly scopes: (Scope | undefined)[] = [];
  /** Abilities that some card of this duel could give: what no card gives need not be looked for. */
  private readonly givable = new Set<Ability>();
  private readonly forbiddable = new Set<Forbidden>();
  private readonly doable = new Set<Doing>();
  /** Cards that may have something to do in a Standby or End Phase. */
  readonly itemCards: CardId[] = [];
  /** Cards that may win the duel by themselves, and those that do something at a draw. */
  readonly victoryCards: CardId[] = [];
  readonly drawCards: CardId[] = [];
  /** Cards with a quick effect for both players. */
  readonly sharedCards: CardId[] = [];
  /** Traps that may lie in a Monster Zone. */
  readonly trapMonsters: CardId[] = [];
  /** Cards that do something when a link has resolved. */
  readonly linkCards: CardId[] = [];
  /** Cards that have triggers about other cards, by verb. */
  private watchers: Partial<Record<Verb, CardId[]>> = {};
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
  ) {
    this.indexCards();
  }

  /** Matches `defs` and watchers to the cards of the state. */
  indexCards(): void {
    this.defs.length = 0;
    this.itemCards.length = 0;
    this.givable.clear();
    this.forbiddable.clear();
    this.doable.clear();
    this.victoryCards.length = 0;
    this.drawCards.length = 0;
    this.linkCards.length = 0;
    this.trapMonsters.length = 0;
    this.sharedCards.length = 0;
    this.scopes.length = 0;
    this.watchers = {};
    for (const card of this.state.cards) this.indexCard(card);
  }

  indexCard(card: Card): void {
    const definition = this.pool.definition(card.passcode);
    if (definition === undefined) throw new Error(`No definition for the card ${card.passcode}`);
    this.defs[card.id] = definition;
    for (const ability of definition.index.gives) this.givable.add(ability);
    for (const act of definition.index.forbids) this.forbiddable.add(act);
    for (const doing of definition.index.does) this.doable.add(doing);
    this.fast[card.id] = definition.index.isFast;
    if (definition.upkeeps.length > 0 || definition.index.items.length > 0 || definition.turnLimit !== undefined) this.itemCards.push(card.id);
    if (definition.victory !== undefined) this.victoryCards.push(card.id);
    if (definition.onResolved !== undefined) this.linkCards.push(card.id);
    if (definition.index.quick.some((effect) => definition.effects[effect]!.forBoth === true)) this.sharedCards.push(card.id);
    if (definition.asMonster !== undefined) this.trapMonsters.push(card.id);
    if (definition.onDraw !== undefined) this.drawCards.push(card.id);
    for (const verb of definition.index.watches) (this.watchers[verb] ??= []).push(card.id);
  }

  /** Whether any card of this duel could give the ability at all. */
  couldGive(ability: Ability): boolean {
    return this.givable.has(ability);
  }

  /** Whether any card of this duel could forbid the act at all. */
  couldForbid(act: Forbidden): boolean {
    return this.forbiddable.has(act);
  }

  /** Whether any card of this duel could do that continuously at all. */
  couldDo(doing: Doing): boolean {
    return this.doable.has(doing);
  }

  watching(verb: Verb): readonly CardId[] | undefined {
    return this.watchers[verb];
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
    this.state.eventCount += 1;
    this.state.lastBatch.push(happened);
    this.continuous.changed();
    this.gather(happened);
  }

  /** Something to tell that is no happening of its own (an activation, a resolution, a phase): it cannot make a trigger miss its timing. */
  note(event: Omit<DuelEvent, 'batch'>): void {
    const full = event as { batch?: number } & Omit<DuelEvent, 'batch'>;
    full.batch = this.state.batch;
    if (this.keepsLog) this.log.push(full as DuelEvent);
    this.state.eventCount += 1;
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
  /** Its effect was negated when it left: its bond does nothing. */
  readonly negated: boolean;
  readonly destroyed: boolean;
  readonly controller: Player;
  readonly equippedTo: CardId;
  readonly linkedTo: CardId;
  readonly otherArrival: number;
}
