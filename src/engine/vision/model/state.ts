import type { FlowState, StackEntry, Waiting } from '../../kernel/flow-state';
import type { Lasting } from '../../kernel/expiry';
import type { CardId, Once, Phase, Player, ResultReason, Timing, Zone } from './vocabulary';

/** Where a card is and how it lies there. Flat: `carried` is replaced, never changed. */
export interface VisionCard {
  readonly id: CardId;
  readonly passcode: number;
  readonly owner: Player;
  zone: Zone;
  controller: Player;
  /** The moment at which it came where it is: another stay on the field is another card to effects. */
  stay: number;
  asleep: boolean;
  damage: number;
  /** The character that it is set on. */
  host: CardId | null;
  /** What is set on it, in the order of arrival. */
  carried: readonly CardId[];
  /** The turn in which it was played to the field; 0 where it came otherwise. */
  playedIn: number;
  /** It has become mortal: what is left for it is the Underworld. */
  isMortal: boolean;
}

/**
 * Lists of card ids in the order of arrival: the top of a deck, the newest of a pile and the youngest node come last. They are
 * replaced, never changed.
 */
export interface PlayerState {
  life: number;
  deck: readonly CardId[];
  hand: readonly CardId[];
  nodes: readonly CardId[];
  field: readonly CardId[];
  underworld: readonly CardId[];
  removed: readonly CardId[];
  /** What has been done of what may be done once in a turn. */
  done: readonly Once[];
}

/** One thing that an effect or a play is aimed at. A card that has left and come back is another one. */
export type Target =
  { readonly kind: 'card'; readonly card: CardId; readonly stay: number } | { readonly kind: 'player'; readonly player: Player };

/** What lies in the interference. */
export interface Entry extends StackEntry {
  readonly kind: 'card' | 'effect' | 'attack' | 'defend';
  readonly card: CardId;
  /** The stay of the card as the entry was made; of a card that is played, its stay in the Play Area. */
  readonly stay: number;
  readonly targets: readonly Target[];
  /** Which of its alternatives a card was played for, from 0; which of its effects is used. */
  readonly mode: number;
  /** An ambusher played to defend. */
  readonly toDefend: boolean;
  /** It will not resolve. */
  cancelled: boolean;
}

/** An effect whose moment has come: `effect` counts the automatic effects of the card; see `VIGILANCE` and `DELAYED`. */
export interface Due extends Waiting {
  readonly card: CardId;
  readonly stay: number;
  readonly effect: number;
  readonly timing: Timing;
}

/** What holds until the end of a turn: a change of values, a void for the next damage, every + turned into a −. */
export type LastingEffect = Lasting &
  (
    | {
        readonly kind: 'stats';
        readonly card: CardId;
        readonly stay: number;
        readonly attack: number;
        readonly toughness: number;
      }
    | { readonly kind: 'barrier'; readonly player: Player }
    | { readonly kind: 'darkSide' }
  );

/** The rest of an effect, which resolves at a later moment of the same turn. */
export interface Delayed {
  readonly timing: Timing;
  readonly turn: number;
  readonly player: Player;
  readonly card: CardId;
}

export interface VisionResult {
  readonly winner: Player | 'draw';
  readonly reason: ResultReason;
}

/** A game of VISION as plain JSON. */
export interface VisionState extends FlowState {
  readonly firstPlayer: Player;
  phase: Phase;
  /** The phase that runs is an additional one. */
  extra: boolean;
  /** Whose "during your turn" effects apply; null between 4.9.1.d and 4.3.1.b. */
  duringTurnOf: Player | null;
  players: [PlayerState, PlayerState];
  cards: VisionCard[];
  stack: Entry[];
  waiting: Due[];
  lasting: readonly LastingEffect[];
  delayed: readonly Delayed[];
  /** Effects that have been used in the interference that runs (S22). */
  used: readonly { readonly card: CardId; readonly stay: number; readonly effect: number }[];
  /** Off in scripts that say the order of their decks. */
  shuffles: boolean;
  result: VisionResult | null;
}
