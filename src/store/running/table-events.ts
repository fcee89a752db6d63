import type { Seat as Player } from '../../engine/table';
import { LEARNED } from '../../engine/table';
import type { Moment } from '../../games/view';
import type { Given } from './given';

/** Why coming back to a window is a request and no right: what its player has learned since, or that it has answered by hand. */
export const WHY_ASKED = [...LEARNED, 'answered'] as const;
export type WhyAsked = (typeof WHY_ASKED)[number];

interface AtTable {
  /** The seat that acted. */
  readonly by: Player;
  /** The newest line of the log then: this stands after it. */
  readonly line: number;
  readonly turn: number;
}

/** To where play went back, in public words. */
export interface WentTo {
  /** Answers given before the decision that is asked again. */
  readonly answers: number;
  /** Answers that were taken back. */
  readonly taken: number;
  readonly phase: string;
  readonly window?: string | undefined;
}

/**
 * Something that happened at the table and not in the duel. The log of the duel is cut back when play goes back; these stay.
 * `objected` with `learned`: it needed the consent of the other player, who agreed.
 */
export type TableEvent = AtTable &
  (
    | { readonly kind: 'objected'; readonly to: WentTo; readonly learned?: WhyAsked | undefined }
    | { readonly kind: 'withdrew' }
    | { readonly kind: 'rewound'; readonly to: WentTo }
    /** An own act that bound nothing: without the consent of the other player. */
    | { readonly kind: 'tookBack'; readonly to: WentTo }
    | { readonly kind: 'refused'; readonly of: 'respond' | 'undo' }
    | { readonly kind: 'blocked' | 'unblocked' }
  );

/** A line of play that was taken back: where it left the one that goes on, and what it was. */
export interface Branch {
  readonly at: number;
  readonly by: Player;
  readonly why: 'objected' | 'rewound' | 'tookBack';
  readonly line: readonly Given[];
  readonly moments: readonly (Moment | null)[];
}

/** So much is kept of what was taken back; older lines give way. */
const MOST_BRANCHES = 24;
const MOST_IN_BRANCHES = 300;
const MOST_EVENTS = 200;

/** The branches with one more. What is too much goes, the oldest first. */
export function withBranch(branches: readonly Branch[], branch: Branch): readonly Branch[] {
  if (branch.line.length === 0) return branches;
  const kept = [
    ...branches,
    { ...branch, line: branch.line.slice(0, MOST_IN_BRANCHES), moments: branch.moments.slice(0, MOST_IN_BRANCHES) },
  ].slice(-MOST_BRANCHES);
  let answers = kept.reduce((sum, one) => sum + one.line.length, 0);
  while (answers > MOST_IN_BRANCHES) answers -= kept.shift()!.line.length;
  return kept;
}

export const withEvent = (events: readonly TableEvent[], event: TableEvent): readonly TableEvent[] =>
  [...events, event].slice(-MOST_EVENTS);

/** The log was cut back to `line`: what stood after later lines stands after this one now. */
export const eventsBack = (events: readonly TableEvent[], line: number): readonly TableEvent[] =>
  events.map((event) => (event.line > line ? { ...event, line } : event));
