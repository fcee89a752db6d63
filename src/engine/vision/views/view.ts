import type {
  ForeseenStep as AnyForeseenStep,
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
import type { Value } from '../../kernel/decision';
import type { ActKind, DecisionKind, Prompt, WindowKind } from '../model/decision';
import type { EventVerb } from '../model/event';
import type { Entry, VisionResult } from '../model/state';
import type { Once, Phase, Player, Timing } from '../model/vocabulary';
import type { RuleId } from '../register/index';

export type { AnswerView } from '../../table/by-place';
export type { Place, Viewer } from '../../table/view';

/** A card of VISION as one viewer may know it. */
export interface ViewCard extends ShownCard {
  /** It lies sideways. */
  readonly asleep: boolean;
  /** On the field: it is a character there. */
  readonly isCharacter?: boolean;
  /** Of a character on the field. */
  readonly damage?: number;
  readonly attack?: number;
  readonly toughness?: number;
  /** What it costs now; of a card of the own hand. */
  readonly cost?: number;
  /** What is set on it, in the order of arrival. */
  readonly carried?: readonly ViewCard[];
  /** It was played to the field this turn. */
  readonly arrivedThisTurn?: boolean;
}

/**
 * The two regions of the common field, the Node Areas, in which cards lie face-down for everybody, and the piles. `play`: cards
 * that are being played.
 */
export type VisionZones = Readonly<
  Record<'field' | 'node' | 'play', ShownRow<ViewCard>> &
    Record<'hand', ShownHand<ViewCard>> &
    Record<'deck' | 'underworld' | 'removed', ShownPile<ViewCard>>
>;

export interface SeatView extends ShownSeat<ViewCard> {
  readonly zones: VisionZones;
  readonly counters: Readonly<Record<'life' | 'handLimit', number>>;
  /** What it has done this turn of what may be done once in a turn: everybody has seen it. */
  readonly done: readonly Once[];
}

/** An entry of the interference. A target that is a player has the place of its seat. */
export interface EntryView extends ShownEntry {
  readonly kind: Entry['kind'];
  readonly mode: number;
  readonly toDefend: boolean;
}

/** One listed act. */
export interface OptionView extends ShownOption {
  readonly do: ActKind;
  readonly mode?: number;
  readonly effect?: number;
  readonly defend?: true;
}

/** An attack may be defended now and never again; that entry will defend; or it is too late. Everybody can tell. */
export type Defence = { readonly is: 'now' | 'tooLate' } | { readonly is: 'comes'; readonly entry: number };

export interface DecisionView extends ShownDecision<ViewCard> {
  readonly player: Player;
  readonly kind: DecisionKind;
  readonly window?: WindowKind;
  /** The turn player acts freely. */
  readonly isOpen: boolean;
  /** What can still become of an attack on the player who is asked; absent where there is none, or it is defended already. */
  readonly defence?: Defence;
  readonly prompt?: Prompt;
  /** What is to be paid, drawn, discarded. */
  readonly amount?: number;
  readonly options?: readonly OptionView[];
  /** The values that may be given to a question. */
  readonly values?: readonly Value[];
}

export interface EventView extends ShownEvent {
  readonly verb: EventVerb;
  readonly place?: Place;
  readonly amount?: number;
  readonly paid?: readonly [number, number];
  readonly phase?: Phase;
  /** Which of several texts a card is played for. */
  readonly mode?: number;
  readonly reason?: string;
  /** The rule that explains it. */
  readonly rule?: RuleId;
}

/** What the resolution of one entry brings. */
export interface ForeseenStep extends AnyForeseenStep {
  readonly events: readonly EventView[];
  /** Of a combat: the attack of both as they meet. */
  readonly against?: readonly [number, number];
}

/** What happens if both players pass now, as far as everybody can tell. */
export interface IfBothPass extends AnyIfBothPass<ForeseenStep> {
  /** A player decides in the middle of the last step, or hidden cards decide what comes after it. */
  readonly open?: { readonly kind: 'asked'; readonly player: Player; readonly prompt: Prompt } | { readonly kind: 'hidden' };
}

/**
 * What goes on to hold, or is still to come, for one player: the next damage is void, every + is a −, the next phase or turn of
 * that name is skipped, what is left of a card's effect resolves later in the turn. Everybody has seen what brought it.
 */
export type LastingView = ShownLasting &
  (
    | { readonly kind: 'barrier'; readonly player: Player; readonly count: number }
    /** Its power is changed until the turn ends. */
    | {
        readonly kind: 'stats';
        readonly player: Player;
        readonly passcode: number;
        readonly attack: number;
        readonly toughness: number;
      }
    | { readonly kind: 'darkSide'; readonly player: Player }
    | { readonly kind: 'skip'; readonly player: Player; readonly what: Phase | 'turn' }
    | { readonly kind: 'delayed'; readonly player: Player; readonly timing: Timing; readonly passcode?: number }
  );

/** What may be done once in a turn. */
export interface DeedView extends ShownDeed {
  readonly kind: Once;
}

/** All that one viewer may know of a game at one moment. */
export interface VisionView extends TableView<ViewCard> {
  readonly game: 'vision';
  readonly phase: Phase;
  /** An additional phase. */
  readonly extra: boolean;
  /** The additional phase that comes after this one: everybody has seen what brings it. */
  readonly added?: Phase;
  readonly soFar?: readonly DeedView[];
  readonly lasts?: readonly LastingView[];
  readonly seats: readonly [SeatView, SeatView];
  /** The interference. */
  readonly stack: readonly EntryView[];
  /** While priority is asked for in an interference; a recording has none. */
  readonly ifBothPass?: IfBothPass;
  readonly decision: DecisionView | null;
  readonly result: VisionResult | null;
  readonly log: readonly EventView[];
}

/** One reason why something may not be done now, with the rule that says so. */
export interface ReasonView {
  readonly rule: RuleId;
  readonly passcode?: number;
  readonly amount?: number;
}

/** Something that a player would like to do, legal or not: the question behind "why not?". */
export interface Wish {
  readonly do: ActKind;
  readonly card?: Place;
  readonly mode?: number;
  readonly effect?: number;
  readonly defend?: true;
}

/** A wish with what the engine says to it: offered, by any of `options`, or refused, for every one of `reasons`. */
export interface WishView extends Wish {
  readonly options: readonly OptionView[];
  readonly reasons: readonly ReasonView[];
}
