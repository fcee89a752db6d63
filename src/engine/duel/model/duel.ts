import type { BattleDamage } from './damage-calculation';
import type { Frame } from '../../kernel/flow-state';
import { Play } from '../../kernel/play';
import type { Rules } from '../../kernel/rules';
import type { CardDefinition, CardPool, Cost, Influence, SubjectDetail } from './effect';
import { CardIndex } from './card-index';
import type { DamageCalculation } from './damage-calculation';
import type { DuelFrame, DuelState } from './duel-state';
import type { DuelEvent } from './event';
import type { Ability, Allowance, Attribute, CardId, Forbidden, Player, Position, Race } from './vocabulary';
import type { Scope } from './scope';
import type { RuleId } from '../register/index';
import type { RuleSet } from './profile';

/** A rule set: its options, and the flow that they make. */
export interface Profile extends RuleSet {
  /** The flow of the duel: its phases, steps and windows, step by step. */
  readonly rules: Rules<Duel>;
}

/** The share of one effect in the ATK or DEF of a monster: an amount that it is set to, or that is added. */
export interface ValueChange {
  readonly of: 'atk' | 'def';
  readonly sets: boolean;
  readonly amount: number;
  /** The card whose effect it is, one that goes on by itself may have left it anywhere; null: it was laid by hand. */
  readonly by: CardId | null;
}

/**
 * What continuous and lingering effects make of the field at this moment. Computed when asked for, kept until something changes.
 */
export interface ContinuousField {
  atk(card: CardId): number;
  def(card: CardId): number;
  /** How its ATK and DEF come about from the printed ones, in the order in which they are reckoned. */
  changesOf(card: CardId): readonly ValueChange[];
  level(card: CardId): number;
  race(card: CardId): Race | undefined;
  attribute(card: CardId): Attribute | undefined;
  /** The hand limits that effects give the player, with the moments in which they began. */
  handLimits(player: Player): readonly { readonly since: number; readonly limit: number }[];
  /** The Pendulum scale of a card in a Pendulum Zone. */
  scale(card: CardId): number;
  /** The card by which this one is not destroyed by an effect of that player; undefined when none spares it. */
  spares(card: CardId, by: Player): CardId | undefined;
  /** The card by which an effect of `by`, which targeted this one or not, does not destroy it; undefined for none. */
  original(card: CardId, of: 'atk' | 'def'): number;
  endures(card: CardId, by: CardId, targeted: boolean, byPlayer: Player): CardId | undefined;
  /** Battle damage as continuous effects change it. */
  battleDamage(damage: BattleDamage): BattleDamage;
  /** Such an effect does nothing to the card. */
  isBeyond(card: CardId, by: Influence): boolean;
  /** Whether any monster is put in a position and kept in it. */
  holds(): boolean;
  /** The position that a face-up monster is put in and kept in. */
  heldIn(card: CardId): Position | undefined;
  /** How many tributes less its Normal Summon needs. */
  fewerTributes(monster: CardId): number;
  /**
   * How many cards more the player may have there, or less than none; Infinity without a limit. `byOther`: what
   * changes sides or is put there by the other player.
   */
  roomLeft(player: Player, row: 'monster' | 'spellTrap', byOther?: boolean): number;
  isNegated(card: CardId): boolean;
  /** Every card whose effect is negated now. */
  allNegated(): readonly CardId[];
  /** The card's own activation waits on the chain: it does not work yet. */
  isBeingActivated(card: CardId, arrival: number): boolean;
  has(card: CardId, ability: Ability): boolean;
  /** @returns the rule that forbids it, or undefined when nothing does. */
  forbids(act: Forbidden, player: Player, card: CardId | null, by?: CardId, more?: SubjectDetail): RuleId | undefined;
  /** Whether anything at all gives that ability now. */
  gives(ability: Ability): boolean;
  allows(what: Allowance, player: Player): boolean;
  /** What an attack of this monster costs its player, and by which cards (R319–R326). */
  attackCosts(attacker: CardId): readonly { readonly card: CardId; readonly cost: Cost }[];
  /** Effects shield the player from battle damage (Waboku). */
  takesNoBattleDamage(player: Player): boolean;
  changed(): void;
  /** The state remembers in which order the changes of ATK and DEF have begun to apply (`changeOrder`). */
  rememberOrder(): void;
  /** What a card that is played from the hand costs, and by which cards. */
  handCosts(): readonly { readonly card: CardId; readonly lifePoints: number }[];
  /** The cards by which the face-up monsters of each player are of one Type. */
  keepingOneType(): readonly CardId[];
  /** An effect keeps the Decks turned over. */
  turnsDecks(): boolean;
  /** The state remembers whose hands lie open (`openHands`). */
  rememberOpenHands(): void;
  /** The state remembers which negating cards are negated themselves (`stilled`). */
  rememberStilled(): void;
}

/** A running duel: its state, its log and the definitions of its cards. One per session; forks make their own. */
export class Duel extends Play<DuelState, DuelEvent> {
  readonly rules: Rules<Duel>;
  /** What its cards could ever do. */
  index: CardIndex;
  /** One definition per card of the state. */
  defs: readonly CardDefinition[];
  /** Scopes for legality, kept per card. */
  readonly scopes: (Scope | undefined)[] = [];
  continuous!: ContinuousField;
  /** The cards that go at this moment, together. */
  going: readonly CardId[] = [];
  /**
   * The clock when the effect that resolves now began to; null outside. What has turned face-up since begins to do something
   * continuously when that effect has finished, damage included (seed 002, R261, R262).
   */
  resolvingSince: number | null = null;
  /** What was negated before the first card that negates left the field at that moment. */
  negatedBefore: { readonly batch: number; readonly cards: readonly CardId[] } | null = null;
  /** Off for a position that came as a file: an outcome fixed in it that cannot be is left to chance instead. */
  outcomesMustFit = true;
  /**
   * A monster is coming to that player's side, and what it takes is being given up: a zone is kept for it, and what goes back
   * meanwhile does not take the last one.
   */
  keepsZoneOn: Player | null = null;
  /** Cards that chance has picked since the last rest point. */
  readonly randomPicks: CardId[] = [];
  /** What the last damage calculation has come to: for who plays a battle out to see how it ends. */
  calculated: DamageCalculation | null = null;
  /** Cards that left the field in this atomic act, for bonds. Empty between acts. */
  readonly departures: Departure[] = [];
  /** What went to the Graveyard in this atomic act, for cards that deal damage for it. Empty between acts. */
  readonly sent: DuelEvent[] = [];
  /**
   * Looks for triggers of an event; set by the triggers module. The same for all duels: a closure that is written into an object
   * is old from the beginning (V8), and keeps the whole duel until all garbage is collected.
   */
  gather!: (duel: Duel, event: DuelEvent) => void;

  constructor(
    state: DuelState,
    readonly pool: CardPool,
    readonly profile: Profile,
    keepsLog = true,
    index: CardIndex = CardIndex.of(pool, state.cards),
  ) {
    super(state, keepsLog);
    this.rules = profile.rules;
    this.index = index;
    this.defs = index.defs;
  }

  /** The cards of the state are others than before: a token has come, or play went back. */
  takeCards(): void {
    this.scopes.length = 0;
    this.index = this.index.of(this.pool, this.state.cards);
    this.defs = this.index.defs;
  }

  override atRest(): void {
    super.atRest();
    if (this.randomPicks.length > 0) this.randomPicks.length = 0;
  }

  override get top(): DuelFrame {
    const { frames } = this.state;
    return frames[frames.length - 1]!;
  }

  override push(frame: DuelFrame): void {
    super.push(frame);
  }

  override beneath(frame: Frame): DuelFrame | undefined {
    return super.beneath(frame) as DuelFrame | undefined;
  }

  protected happened(event: DuelEvent): void {
    this.continuous.changed();
    if (this.index.recalling.length > 0) this.recall(event);
    this.gather(this, event);
  }

  private recall(event: DuelEvent): void {
    if (this.index.recalling.some((recalls) => recalls(event)))
      this.state.recalled = [...(this.state.recalled ?? []), { turn: this.state.turn, moment: this.state.clock, event }];
  }
}

export interface Departure {
  readonly card: CardId;
  readonly passcode: number;
  /** Its effect was negated when it left, or did not apply: its bond does nothing. */
  readonly negated: boolean;
  readonly destroyed: boolean;
  /** Battle has destroyed it. */
  readonly felled: boolean;
  readonly faceUp: boolean;
  readonly controller: Player;
  readonly equippedTo: CardId | null;
  readonly linkedTo: CardId | null;
  readonly otherArrival: number;
}
