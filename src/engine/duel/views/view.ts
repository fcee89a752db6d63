import type { ActKind, Clause, DecisionKind, Destination, PromptKey, Value, WindowKind } from '../model/decision';
import type { Compared } from '../model/damage-calculation';
import type { Cause, Verb } from '../model/event';
import type { DuelResult } from '../model/duel-state';
import type {
  BattleStep,
  ControlLasting,
  DamageStep,
  EffectKind,
  LastingUntil,
  PaymentKind,
  Phase,
  Placement,
  Player,
  Position,
  SpellSpeed,
  Zone,
} from '../model/vocabulary';
import type {
  EntryEnd,
  IfBothPass as AnyIfBothPass,
  Place,
  ShownCard,
  ShownDecision,
  ShownDeed,
  ShownEntry,
  ShownEvent,
  ShownHand,
  ShownLasting,
  ShownOption,
  ShownPile,
  ShownRow,
  ShownSeat,
  TableView,
} from '../../table/view';
import type { RuleId } from '../register/index';

export type { Place, Viewer } from '../../table/view';

/** A card of the duel as one viewer may know it. From `counters` on, what stands here is absent unless the card is `known`. */
export interface ViewCard extends ShownCard {
  /** On the field: how it lies. A face-down monster is in defense; its position is public. */
  readonly position?: Position;
  readonly attackedThisTurn: boolean;
  /** Set this turn / arrived this turn (public knowledge). */
  readonly arrivedThisTurn: boolean;
  readonly equippedTo?: Place;
  readonly linkedTo?: Place;
  /** "Destruction confirmed": goes to the Graveyard when the chain (or the Damage Step) ends. */
  readonly leaving?: boolean;
  readonly counters?: number;
  /** Current values (printed ones are in the card data). */
  readonly atk?: number;
  readonly def?: number;
  readonly level?: number;
  /** In a Pendulum Zone: its scale now. Elsewhere the printed one stands in the card data. */
  readonly scale?: number;
  readonly negated?: boolean;
  /** How ATK and DEF come about from the printed ones, in the order in which they are reckoned. */
  readonly changes?: readonly ChangeView[];
}

/** The share of one effect in ATK or DEF: what it is set to, or what is added. */
export interface ChangeView {
  readonly of: 'atk' | 'def';
  readonly sets: boolean;
  readonly amount: number;
  /** Whose effect it is, where the viewer may know that card. */
  readonly passcode?: number;
  /** It was laid by hand and is nobody's effect. */
  readonly isLaid?: true;
}

/**
 * The rows, piles and hand of the duel. The cards of the Decks are shown to nobody, but for those that lie face-up in the Fusion
 * Deck (P12). `pendulum`: only in a duel with Pendulum Zones.
 */
export type DuelZones = Readonly<
  Record<'monster' | 'spellTrap' | 'field', ShownRow<ViewCard>> &
    Partial<Record<'pendulum', ShownRow<ViewCard>>> &
    Record<'hand', ShownHand<ViewCard>> &
    Record<'deck' | 'fusionDeck' | 'graveyard' | 'banished', ShownPile<ViewCard>>
>;

export interface SeatView extends ShownSeat<ViewCard> {
  readonly zones: DuelZones;
  readonly counters: Readonly<Record<'lifePoints', number>>;
}

/** How a link ends if both players pass now. */
export type LinkEnd = EntryEnd<RuleId>;

/** What an attack comes to if nobody responds to it, from what everybody knows. */
export type AttackEnd =
  | ({
      readonly kind: 'battle';
      readonly destroyed: readonly ('attacker' | 'target')[];
      /** What each player takes. */
      readonly damage: readonly [number, number];
    } & Compared)
  /** What is attacked nobody but its controller knows. */
  | { readonly kind: 'faceDown'; readonly atk: number }
  /** It does not come to damage calculation. */
  | { readonly kind: 'noBattle' }
  /** A choice on the way, chance, or a card that not everybody knows decides. */
  | Extract<EntryEnd, { readonly kind: 'open' }>;

/** What happens if both players pass now. `attack`: what the declared attack comes to, while it has not been calculated. */
export interface IfBothPass extends AnyIfBothPass<{ readonly entry: number; readonly end: LinkEnd }> {
  readonly attack?: AttackEnd;
}

/** A Chain Link. */
export interface LinkView extends ShownEntry {
  readonly end?: LinkEnd;
  readonly effect: number;
  /** The effect, and which of its alternatives. Old recordings know the effect alone. */
  readonly clause?: Clause;
  readonly spellSpeed: SpellSpeed;
  /**
   * What was paid, for showing: `{ kind: 'lp', amount }`, `{ kind: 'discard' | 'tribute' | 'banish' | 'counter', passcodes }`.
   */
  readonly costs: readonly {
    readonly kind: PaymentKind;
    readonly amount?: number;
    readonly passcodes?: readonly number[];
  }[];
  readonly declared?: Value;
}

/** One listed act. */
export interface OptionView extends ShownOption {
  readonly do: ActKind;
  readonly effect?: number;
  /** `card` when a Spell or Trap itself is activated; otherwise the kind of monster or continuing effect. */
  readonly effectKind?: EffectKind;
  readonly spellSpeed?: SpellSpeed;
  readonly target?: Place | 'direct' | 'cancel';
  readonly to?: Destination;
  /** A Normal Summon or Set: the Tributes that it takes now. Absent where it takes none. */
  readonly tributes?: number;
}

/** What changed on the attacked side. Neither: the attacker has lost the right to attack directly. */
export interface ReplayCause {
  /** Monsters that left; without a passcode where the viewer never knew the card. */
  readonly left: readonly { readonly passcode?: number }[];
  readonly joined: readonly Place[];
}

export interface DecisionView extends ShownDecision<ViewCard> {
  readonly player: Player;
  readonly kind: DecisionKind;
  readonly window?: WindowKind;
  readonly prompt?: PromptKey;
  /** The card that asks and which of its doings it is, where everybody may know the card. */
  readonly asker?: { readonly passcode: number; readonly place: Place; readonly clause?: Clause };
  /** `idle`: the phase is over, and only where it leads is asked (R428). */
  readonly afterPhase?: true;
  readonly options?: readonly OptionView[];
  /** `answer`, `trigger`, `chooseFirst`: the values that may be given. */
  readonly values?: readonly Value[];
  /** Why "yes" is none of the values. */
  readonly refused?: RuleId | undefined;
  readonly placements?: readonly Placement[];
  /** `replay`: why it is asked. */
  readonly replay?: ReplayCause;
}

export interface EventView extends ShownEvent {
  readonly verb: Verb;
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

export type Result = DuelResult;

/** What counts in a turn of a duel. `mayAttack`, `mayTurn`: so many monsters may still attack, or take another position. */
export interface DeedView extends ShownDeed {
  readonly kind: 'normalSummon' | 'normalSet' | 'pendulumSummon' | 'attack' | 'mayAttack' | 'mayTurn';
}

/** How long something lasts: for so many turns of that player or, without one, of both; or until then. */
export type LastingView = ShownLasting &
  (
    | { readonly kind: 'turns'; readonly passcode: number; readonly turns: number; readonly whose?: Player }
    /** As long as the card stays. */
    | { readonly kind: 'stays'; readonly passcode: number }
    /** What an effect has left behind; `about`: the cards that it is about, as far as everybody knows them. */
    | {
        readonly kind: 'effect';
        readonly until: LastingUntil;
        readonly turns: number;
        readonly about?: readonly number[];
      }
    /** The player controls a card of the other one. */
    | { readonly kind: 'control'; readonly until: ControlLasting }
    | { readonly kind: 'skip'; readonly what: Phase | 'turn' }
  );

/** All that one viewer may know of a duel at one moment: the table of any game, and what only the duel has. */
export interface DuelView extends TableView<ViewCard> {
  readonly game: 'duel';
  readonly phase: Phase;
  readonly step: BattleStep | null;
  readonly damageStep: DamageStep | null;
  readonly seats: readonly [SeatView, SeatView];
  /** The chain. */
  readonly stack: readonly LinkView[];
  readonly attack: { readonly attacker: Place; readonly target: Place | 'direct' } | null;
  readonly ifBothPass?: IfBothPass;
  readonly soFar?: readonly DeedView[];
  readonly lasts?: readonly LastingView[];
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
