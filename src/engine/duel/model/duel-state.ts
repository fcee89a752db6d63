import type {
  FlowState,
  Frame,
  ItemsFrame,
  StackEntry,
  StackFrame,
  TriggersFrame,
  TurnFrame,
  Waiting,
  WindowFrame,
} from '../../kernel/flow-state';
import type { Lasting } from '../../kernel/expiry';
import type { Card } from './card';
import type { Data } from './data';
import { WINDOWS, type Destination, type Value, type WindowKind } from './decision';
import type { DuelEvent } from './event';
import type { ProfileId } from './profile';
import type { RuleId } from '../register/index';
import type {
  Ability,
  BattleStep,
  CardId,
  CoinSide,
  ControlLasting,
  DamageStep,
  LastingUntil,
  PaymentKind,
  Phase,
  Player,
  ResultReason,
  SpellSpeed,
  SummonHow,
} from './vocabulary';
import type { Row, Zones } from './zones';

/** Something that has happened and that some card of the duel looks back on: when, by the clock too. */
export interface Recalled {
  readonly turn: number;
  readonly moment: number;
  readonly event: DuelEvent;
}

/** The left zone is 0. `summoned`: the Pendulum Summon of this turn has been used. */
export interface PendulumState {
  zones: Zones;
  summoned: boolean;
}

export interface PlayerState {
  lifePoints: number;
  /** Piles: the last element is the top. */
  deck: CardId[];
  hand: CardId[];
  graveyard: CardId[];
  banished: CardId[];
  fusionDeck: CardId[];
  monsters: Zones;
  spellsTraps: Zones;
  /** Empty zones that cannot be used: an effect keeps them closed, or something that does not lie there fills them. */
  closed: Record<Row, number[]>;
  field: CardId | null;
  /** Only in a duel with Pendulum Zones. */
  pendulum?: PendulumState | undefined;
  /** Normal Summons and Sets done by right this turn (the right is one; E22). */
  normalSummons: number;
  /** Summons of any kind this turn, for cards that look back (Scapegoat). */
  summonsThisTurn: number;
  /** The player could not draw as many cards as it had to. */
  deckedOut: boolean;
}

/** A chosen card together with its identity: it must still be the same object on resolution. */
export interface Chosen {
  readonly card: CardId;
  readonly arrival: number;
}

/** What was paid for an activation, for showing it in the chain panel. */
export interface Payment {
  readonly kind: PaymentKind;
  readonly amount?: number;
  readonly cards?: readonly CardId[];
  /** The Levels that tributed monsters had. */
  readonly levels?: readonly number[];
  /** The ATK and DEF that they had. */
  readonly atks?: readonly number[];
  readonly defs?: readonly number[];
  /** What the card that was paid remembered. */
  readonly data?: Data;
}

export interface ChainLink extends StackEntry {
  readonly player: Player;
  readonly card: CardId;
  /** Identity of the source when it was activated. */
  readonly arrival: number;
  readonly passcode: number;
  /** Index into the card's activated effects. */
  readonly effect: number;
  readonly spellSpeed: SpellSpeed;
  targets: Chosen[];
  /** Those of them that were face-up monsters when they were targeted; kept where a card is in play that heeds it. */
  targetedFaceUp?: readonly Chosen[];
  payments: Payment[];
  mode: number;
  declared: Value | null;
  /** The event that a trigger answers. */
  event: DuelEvent | null;
  /** The activation was negated: it resolves as nothing (E44). */
  negated: boolean;
  /** Only what it does was negated: the activation stands, and that it targets. */
  effectOnly?: boolean;
  /** The number of the link that negated it; absent when something else did. */
  negatedBy?: number;
  /** The rule by which it did nothing although it was not negated. */
  withoutEffect?: RuleId;
  resolved: boolean;
  /** The player whom it affects becomes the other one. */
  redirected?: boolean;
  /** The lasting effect that lent its card for this activation. */
  lentBy?: Pick<Lingering, 'passcode' | 'key'>;
  /** The damage that it would do to that player the other one takes. */
  turnsDamageOf?: Player;
  /** It does no damage to that player. */
  noDamageTo?: Player;
  /** It does not destroy that player's Traps: another one goes in their place. */
  sparesTrapsOf?: Player;
}

/** A trigger that has met its event and waits for the next chain. */
export interface PendingTrigger extends Waiting {
  readonly card: CardId;
  readonly effect: number;
  readonly player: Player;
  readonly event: DuelEvent;
  readonly mandatory: boolean;
  /** A flip effect of a monster turned up in the Damage Step waits until after damage calculation (E-digest D4). */
  readonly afterCalculation: boolean;
  /** 0: of cards tributed or paid for the act, which go before the act's own triggers (seed 002). */
  readonly tier: 0 | 1;
}

/** An effect that goes on by itself: code found by `passcode` and `key`, never a closure. */
export interface Lingering extends Lasting {
  readonly card: CardId;
  readonly passcode: number;
  readonly key: string;
  readonly player: Player;
  /** Cards it is about, with their identity. */
  readonly cards: readonly Chosen[];
  readonly data?: Data;
  readonly until: LastingUntil;
  /** The turn in which it ends. */
  readonly turn: number;
  readonly since: number;
}

/**
 * In which order the changes of ATK and DEF have begun to apply to a monster; each as the moment, the card and the number of its
 * part.
 */
export interface OrderOfChanges extends Chosen {
  readonly changes: readonly string[];
}

/** A change of control. `source` is the card that keeps it up (Snatch Steal); without one it lasts `until`. */
export interface ControlRecord {
  readonly card: CardId;
  readonly arrival: number;
  readonly player: Player;
  readonly source: Chosen | null;
  readonly until: ControlLasting;
  readonly turn: number;
}

/**
 * A phase, or a whole turn, that the player's next one of its kind passes with nothing in it. Several are used up one by one
 * (R079–R084).
 */
export interface Skip {
  readonly player: Player;
  readonly what: Phase | 'turn';
}

/** What has just happened, for cards conditioned on it: the window that is open and its events. */
export interface Occasion {
  readonly window: WindowKind;
  readonly events: readonly DuelEvent[];
}

/** What is under way in a window: its name for the players, and those that only the flow knows. */
export const WINDOW_FRAMES = [...WINDOWS, 'open', 'items', 'start'] as const;

/**
 * A window of the duel. `open`: the open game state of a Main Phase, or the Battle Step between attacks: the turn player acts or
 * announces the end, which the opponent may answer; of a skipped Main Phase the turn player alone is asked (R116, R117). `items`:
 * among what is due in the Standby Phase, for cards that are used there. `start`: at the start of the Battle Phase, for effects
 * that say so.
 */
export interface DuelWindow extends WindowFrame {
  readonly window: (typeof WINDOW_FRAMES)[number];
  readonly order: readonly Player[];
  about: Occasion | null;
  said: Destination | null;
}

/** A phase that runs. */
export interface PhaseFrame extends Frame {
  readonly kind: Phase;
  /** Which of the phase's items have been done. */
  done: readonly string[];
  /** Something has taken the place of this turn's normal draw. */
  drawReplaced: boolean;
  /**
   * How many chains there had been when the window of the End Phase, or the start of the Battle Phase, opened, or an item of the
   * phase had done something without one.
   */
  stacks: number;
}

/** A summon that goes through its windows. */
export interface SummonFrame extends Frame {
  readonly kind: 'summon';
  readonly cards: readonly Chosen[];
  readonly player: Player;
  readonly how: SummonHow;
}

/** What follows a chain. */
export interface AfterChainFrame extends Frame {
  readonly kind: 'afterChain';
  /** Whether a window about what the chain has done follows. */
  readonly window: boolean;
  events: readonly DuelEvent[];
}

/** An attack from its declaration to the Damage Step. */
export interface AttackFrame extends Frame {
  readonly kind: 'attack';
  /** Identities of the other side's monsters when the target was last chosen (replay). */
  opposing: readonly string[];
  /** How many chains there had been when the last window before the Damage Step opened. */
  stacks: number;
  /** An effect leads the attack straight to the Damage Step. */
  straight: boolean;
}

/** A Battle Phase put in after a chain, for one attack; what it interrupts is kept. */
export interface ForcedBattleFrame extends Frame {
  readonly kind: 'forcedBattle';
  readonly attacker: Chosen;
  readonly target: Chosen;
  readonly phase: Phase;
  readonly step: BattleStep | null;
  battle: Battle | null;
}

/** Where the duel stands; frames lie on each other, the innermost last. */
export type DuelFrame =
  /** `chooser`: is asked who goes first, and nothing is thrown. `prepared`: the decks have been shuffled and cut. */
  | (Frame & { readonly kind: 'rockPaperScissors'; readonly chooser: Player | null; readonly prepared: boolean })
  | (Frame & { readonly kind: 'opening'; readonly cards: number; readonly prepared: boolean })
  | (TurnFrame & { node: Phase | ''; to: Destination | null; resume: Phase | null })
  | { [P in Phase]: PhaseFrame & { readonly kind: P } }[Phase]
  | (ItemsFrame & { readonly slot: Phase; readonly whose: Player })
  | DuelWindow
  | StackFrame
  | (TriggersFrame & { queue: readonly PendingTrigger[]; readonly timing: null })
  | SummonFrame
  | AfterChainFrame
  | AttackFrame
  | (Frame & { readonly kind: 'damageStep' })
  | ForcedBattleFrame;
export type FrameKind = DuelFrame['kind'];

export interface DuelResult {
  readonly winner: Player | 'draw';
  readonly reason: ResultReason;
  /** The card that has decided it: by its own text, or by the attack that wins a match. */
  readonly passcode?: number;
}

/** The battle that runs, from declaration to the end of the Damage Step. */
export interface Battle {
  attacker: CardId;
  attackerArrival: number;
  /** Null: a direct attack. */
  target: CardId | null;
  targetArrival: number;
  /** Who takes no battle damage from this battle (Kuriboh). */
  noDamageTo: Player | null;
  /** The continuous effect that allows this attack of a monster which has attacked before; null: none is needed. */
  byRight: Ability | null;
  /** The attack was negated: it ends without a battle. */
  negated: boolean;
  /** An effect has turned it to the player: that needs no right to attack directly. */
  directByEffect: boolean;
}

/** The whole duel as plain JSON. `stacks` counts its chains. */
export interface DuelState extends FlowState {
  profile: ProfileId;
  firstPlayer: Player;
  phase: Phase;
  step: BattleStep | null;
  damageStep: DamageStep | null;
  players: [PlayerState, PlayerState];
  cards: Card[];
  /** The chain: the last link is resolved first. */
  stack: ChainLink[];
  /** Triggers that wait for the next chain. */
  waiting: PendingTrigger[];
  lingering: Lingering[];
  frames: DuelFrame[];
  occasion: Occasion | null;
  battle: Battle | null;
  result: DuelResult | null;
  /** Fixed random outcomes of a scenario, used before the generator; null leaves that one to the generator. */
  fixedCoins: (CoinSide | null)[];
  fixedDice: (number | null)[];
  fixedRandomCards: number[];
  shuffles: boolean;
  /**
   * Played by people at a table: being asked must never tell that one holds an answer. Positions set up by hand ask by the letter
   * of the windows.
   */
  discreet: boolean;
  /** The newest batch of cards when the duel began; none in a duel from before there were batches. */
  poolBatch?: number | undefined;
  lastBatch: DuelEvent[];
  /** Monsters that an effect at Chain Link 1 has summoned, for the negation window after the chain. */
  effectSummons: Chosen[];
  effectSummonPlayer: Player;
  /** Who controls a monster that its owner does not, and until when; the newest record wins. */
  controls: ControlRecord[];
  /** Monsters for whose ATK and DEF the order of changes matters. Missing in rest points of older recordings. */
  changeOrder?: readonly OrderOfChanges[];
  /** What cards look back on, of this turn and the two before. Missing in rest points of older recordings. */
  recalled?: readonly Recalled[];
  /** Whose hands an effect keeps open. Missing in rest points of older recordings. */
  openHands?: readonly Player[];
  /** Cards that would negate others and are negated themselves. Missing in rest points of older recordings. */
  stilled?: readonly CardId[];
  /** The Decks lie upside down: face-up, but for cards that were face-up before. */
  decksTurned?: boolean;
  /** Uses of once-per-turn effects this turn, as `card:effect`. */
  used: string[];
  /** Attacks of this Battle Phase, as `attacker>target` identities, for monsters that may attack each monster once. */
  attacked: string[];
  /** Phases and turns to be skipped, in the order in which that was decided. */
  skips: Skip[];
  inserted: Phase | null;
  /** The attack that an effect makes happen as soon as its chain has ended. */
  forcedAttack: { readonly attacker: Chosen; readonly target: Chosen } | null;
}
