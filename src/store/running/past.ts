import { ASKING_NOTHING, type Asking } from './asking';
import type { KeptObjection } from './given';
import type { Pair } from '../seats';
import type { PrioritySince } from './stops';
import type { Branch, TableEvent } from './table-events';

/** `turn`: not in this turn; `cards`: not because of these. */
export interface Quiet {
  readonly turn?: number | undefined;
  readonly cards: readonly number[];
}

const NEVER_QUIET: Quiet = { cards: [] };

/** What the table remembers of a duel besides its answers. It is kept in the file of the duel. */
export interface Past {
  /** How the seats wanted to be asked, oldest first; the last entry holds now. */
  readonly priority: readonly PrioritySince[];
  readonly events: readonly TableEvent[];
  /** Lines of play that were taken back, oldest first. */
  readonly branches: readonly Branch[];
  /** Seats whose requests to go back are not put to the other one any more. */
  readonly blocked: Pair<boolean>;
  readonly asking: Asking;
  /** The pauses that each seat did not want any more. */
  readonly quiet: Pair<Quiet>;
  readonly objection?: KeptObjection | undefined;
}

export const NOTHING_PAST: Past = {
  priority: [],
  events: [],
  branches: [],
  blocked: [false, false],
  asking: ASKING_NOTHING,
  quiet: [NEVER_QUIET, NEVER_QUIET],
};
