import type { ActKind, DecisionKind, Destination, PromptKey, Value, WindowKind } from '../model/decision';
import type { Cause, Verb } from '../model/event';
import type { BattleStep, DamageStep, Phase, Placement, Player, Position, Zone } from '../model/vocabulary';
import type { RuleId } from '../register/index';

/** Who looks: a player, or everybody at once. */
export type Viewer = Player | 'public';

/**
 * Where a card lies: `player:zone:index`, for example `0:monster:2` or `1:hand:0`. Index 0 of a pile is its top.
 * Places, never card ids, name cards to the table: a place tells nothing about a hidden card.
 */
export type Place = string;

/** A card as one viewer may know it. Every field below `known` is absent unless `known`. */
export interface ViewCard {
  readonly place: Place;
  readonly owner: Player;
  readonly controller: Player;
  readonly faceUp: boolean;
  /** On the field: how it lies. A face-down monster is in defense; its position is public. */
  readonly position?: Position;
  /** Chain Link numbers that this card is the source of (public). */
  readonly links: readonly number[];
  /** Chain Link numbers that target it (public). */
  readonly targetedBy: readonly number[];
  readonly attackedThisTurn: boolean;
  /** Set this turn / arrived this turn (public knowledge). */
  readonly arrivedThisTurn: boolean;
  readonly equippedTo?: Place;
  readonly linkedTo?: Place;
  readonly known: boolean;
  /** Stable key for animation while known; absent for hidden cards. */
  readonly key?: string;
  readonly passcode?: number;
  /** Current values (printed ones are in the card data). */
  readonly atk?: number;
  readonly def?: number;
  readonly level?: number;
  readonly negated?: boolean;
  readonly counters?: number;
  /** "Destruction confirmed": goes to the Graveyard when the chain (or the Damage Step) ends. */
  readonly leaving?: boolean;
}

export interface SeatView {
  readonly lifePoints: number;
  readonly hand: readonly ViewCard[];
  readonly deckCount: number;
  readonly fusionDeckCount: number;
  /** Index 0 is the top (the newest). */
  readonly graveyard: readonly ViewCard[];
  readonly banished: readonly ViewCard[];
  readonly monsters: readonly (ViewCard | null)[];
  readonly spellsTraps: readonly (ViewCard | null)[];
  readonly field: ViewCard | null;
  /** Zones without a card that an effect keeps from being used. Absent when there are none. */
  readonly closedZones?: readonly Place[];
}

export interface LinkView {
  readonly number: number;
  readonly player: Player;
  /** Activated cards are public. */
  readonly passcode: number;
  readonly place: Place;
  readonly effect: number;
  readonly spellSpeed: 1 | 2 | 3;
  /**
   * What was paid, for showing: `{ kind: 'lp', amount }`, `{ kind: 'discard' | 'tribute' | 'banish' | 'counter', passcodes }`.
   */
  readonly costs: readonly {
    readonly kind: 'lp' | 'discard' | 'tribute' | 'banish' | 'counter' | 'toGraveyard';
    readonly amount?: number;
    readonly passcodes?: readonly number[];
  }[];
  readonly targets: readonly { readonly place: Place; readonly passcode?: number }[];
  readonly declared?: Value;
  readonly state: 'waiting' | 'resolving' | 'resolved';
  readonly negated: boolean;
  /** The number of the link that will negate it if it resolves, while building. */
  readonly pendingNegationBy?: number;
}

/** One listed act. The answer is its `index`. */
export interface OptionView {
  readonly index: number;
  readonly do: ActKind;
  readonly card?: Place;
  readonly passcode?: number;
  readonly effect?: number;
  /** `card` when a Spell or Trap itself is activated; otherwise the kind of monster or continuing effect. */
  readonly effectKind?: 'card' | 'ignition' | 'quick' | 'trigger' | 'flip';
  readonly spellSpeed?: 1 | 2 | 3;
  readonly target?: Place | 'direct' | 'cancel';
  readonly to?: Destination;
}

/** What changed on the attacked side. Neither: the attacker has lost the right to attack directly. */
export interface ReplayCause {
  /** Monsters that left; without a passcode where the viewer never knew the card. */
  readonly left: readonly { readonly passcode?: number }[];
  readonly joined: readonly Place[];
}

/** What everybody may know of the pending decision, and, for the seat that decides, its answers. */
export interface DecisionView {
  readonly player: Player;
  readonly kind: DecisionKind;
  readonly window?: WindowKind;
  readonly prompt?: PromptKey;
  /** The card that asks, when everybody may know it. */
  readonly asker?: { readonly passcode: number; readonly place: Place };
  /** Present only in the deciding player's own view. */
  readonly options?: readonly OptionView[];
  /**
   * `choose`, `discard`, `order`: candidates by place, in the deciding player's own view. Cards of a deck have places like
   * `0:deck:3`.
   */
  readonly pick?: { readonly from: readonly ViewCard[]; readonly min: number; readonly max: number; readonly ordered: boolean };
  /** `answer`, `trigger`, `chooseFirst`: the values that may be given. */
  readonly values?: readonly Value[];
  readonly placements?: readonly Placement[];
  /** `replay`: why it is asked. */
  readonly replay?: ReplayCause;
  /** The prompt shows hidden cards (a hand, a deck): the curtain falls before it. */
  readonly showsHidden: boolean;
}

/** A line of the log as the viewer may know it. */
export interface EventView {
  readonly number: number;
  readonly verb: Verb;
  readonly player: Player;
  readonly turn: number;
  /** Absent when the viewer may not know the card. */
  readonly passcode?: number;
  readonly other?: number;
  readonly from?: Zone;
  readonly to?: Zone;
  readonly fromPlace?: Place;
  readonly toPlace?: Place;
  readonly cause?: Cause;
  readonly amount?: number;
  readonly lifePoints?: number;
  readonly text?: string;
  readonly link?: number;
  /** The rule that explains it; absent where only the text of a card does. */
  readonly rule?: RuleId;
  /** In a missed timing: the number of the event that came in between. */
  readonly after?: number;
}

export interface Result {
  readonly winner: Player | 'draw';
  readonly reason: 'lp' | 'deckOut' | 'exodia' | 'destinyBoard' | 'lastTurn' | 'finalCountdown' | 'surrender' | 'matchWin';
}

/** All that one viewer may know of a duel at one moment. Fresh plain data. */
export interface DuelView {
  readonly viewer: Viewer;
  readonly turn: number;
  readonly turnPlayer: Player;
  readonly phase: Phase;
  readonly step: BattleStep | null;
  readonly damageStep: DamageStep | null;
  readonly seats: readonly [SeatView, SeatView];
  /** Unresolved links and, until the chain has ended, the resolved ones too; link 1 first. */
  readonly chain: readonly LinkView[];
  readonly attack: { readonly attacker: Place; readonly target: Place | 'direct' } | null;
  /** Who holds priority: the player asked. */
  readonly priority: Player | null;
  readonly decision: DecisionView | null;
  readonly result: Result | null;
  readonly log: readonly EventView[];
}

/** One reason why something may not be done now, with the rule that says so. */
export interface ReasonView {
  readonly rule: RuleId;
  readonly passcode?: number;
  readonly amount?: number;
}
