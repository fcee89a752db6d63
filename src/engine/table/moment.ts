import type { Seat } from './view';

/** Where a game stood when it asked something: all of it may be known to everybody. A game has more to say of its own. */
export interface Moment {
  readonly player: Seat;
  readonly kind: string;
  readonly window?: string;
  readonly turn: number;
  readonly turnPlayer: Seat;
  readonly phase: string;
  /** Where a phase has parts. */
  readonly step?: string | null;
  readonly damageStep?: string | null;
  /** How many lines the log had: the next line has this number. */
  readonly told: number;
}
