import type { Seat } from '../../../engine/table';
import type { AnyRuleId } from '../../base/shared/reasons';
import type { Piece } from '../log/piece';

/** One thing of the running turn, or one thing that lasts, in words. */
export interface TurnLine {
  readonly key: string;
  readonly says: readonly Piece[];
  /** How long it lasts. */
  readonly note?: string | undefined;
  /** Of the turn: it may still be done, or it has been. */
  readonly isOpen?: boolean;
  /** Whom it concerns. */
  readonly seat?: Seat;
  readonly rule?: AnyRuleId;
}

/** How the running turn stands, in the words of its game. */
export interface TurnTold {
  readonly soFar: readonly TurnLine[];
  readonly lasts: readonly TurnLine[];
}
