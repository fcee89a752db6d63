import type { ActKind, Destination } from '../model/decision';
import type { OptionView, Place, ReasonView } from './view';

export type { AnswerView } from '../../table/by-place';

/** Something that a player would like to do, legal or not: the question behind "why not?". */
export interface Wish {
  readonly do: ActKind;
  readonly card?: Place;
  readonly effect?: number;
  readonly target?: Place | 'direct';
  readonly to?: Destination;
}

/** A wish with what the engine says to it: offered, by any of `options`, or refused, for every one of `reasons`. */
export interface WishView extends Wish {
  readonly options: readonly OptionView[];
  readonly reasons: readonly ReasonView[];
  /** A Normal Summon or Set, offered or not: the Tributes that it takes now. Absent where it takes none. */
  readonly tributes?: number;
  /** What the card is usually wanted for. */
  readonly isUsual: boolean;
}
