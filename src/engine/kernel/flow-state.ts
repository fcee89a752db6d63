import type { Passing, Seat } from './priority';
import type { Random } from './random';

/**
 * Where a game stands is a stack of frames, the innermost last: `kind` names a procedure, `at` the step of it that comes next.
 * Frames are flat: lists in them are replaced, never changed, so that `{ ...frame }` is a copy.
 */
export interface Frame {
  readonly kind: string;
  at: string;
}

/** What waits on the stack for its resolution, last in, first out. `resolved`: it is done, or will not be done any more. */
export interface StackEntry {
  readonly player: Seat;
  resolved: boolean;
}

/** Something that has met its occasion and waits to be done: code found by key, never a closure. */
export interface Waiting {
  /** What it belongs to. */
  readonly card: number;
  readonly player: Seat;
}

/** A node of the turn, or a whole turn, that the player's next one of its kind passes. Several are used up one by one. */
export interface Skip {
  readonly player: Seat;
  readonly what: string;
}

/** Something that happened. Events with the same `batch` happened at the same time. */
export interface AnyEvent {
  readonly batch: number;
}

/** The kernel's part of the state of a game, as plain JSON. */
export interface FlowState {
  frames: Frame[];
  turn: number;
  turnPlayer: Seat;
  /** Nodes and turns to be skipped, in the order in which that was decided. */
  skips: Skip[];
  /** What an effect has decided to end: the node of the turn that runs, or all of it. Holds until the border. */
  leaving: 'node' | 'turn' | null;
  /** A node that an effect has put in after the one that runs. */
  inserted: string | null;
  stack: StackEntry[];
  /** Stacks that have been resolved so far. */
  stacks: number;
  waiting: Waiting[];
  /** Number of the last batch of events, and its events. */
  batch: number;
  lastBatch: AnyEvent[];
  eventCount: number;
  /** Counts moments: identities, order of effects. */
  clock: number;
  random: Random;
  /** How it ended; null while it goes on. */
  result: unknown;
}

/** The turn lies beneath all other frames and leads from node to node. */
export interface TurnFrame extends Frame {
  readonly kind: 'turn';
  /** The node that runs or ran last. */
  node: string;
  /** The node that somebody has chosen to go to. */
  to: string | null;
  /** Where the border before an inserted node would have led. */
  resume: string | null;
}

/** A window: the players of `order` are asked in turn until all have passed in a row. */
export interface WindowFrame extends Frame, Passing {
  readonly kind: 'window';
  /** What the game calls it. */
  readonly window: string;
  /** Asked again after each stack; otherwise the first stack since `stacks` closes it. */
  readonly persistent: boolean;
  /** What it is about, in the game's own words. */
  about: unknown;
  /** Stacks that had been resolved when it was opened. */
  readonly stacks: number;
  /** How much had happened when it was opened. */
  readonly opened: number;
  /** What waits does not come in before it is over. */
  readonly noTriggers: boolean;
  /** What the holder's pass leads to, once everybody else has passed too. An act of another one makes the word fall. */
  said: string | null;
}

/** The stack, from its first entry to its last resolution. */
export interface StackFrame extends Frame, Passing {
  readonly kind: 'stack';
}

/**
 * What has met its occasion is taken group by group, in each in the order that its player names. `timing`: a list that was made
 * once (what is due at this moment); null: what waits in the state.
 */
export interface TriggersFrame extends Frame {
  readonly kind: 'triggers';
  group: number;
  queue: readonly Waiting[];
  timing: readonly Waiting[] | null;
}

/** What is due, one by one, looked for again after each. */
export interface ItemsFrame extends Frame {
  readonly kind: 'items';
  /** What they are due at, in the game's own words. */
  readonly slot: string;
  readonly whose: Seat;
  /**
   * Stacks that had been resolved when the game last opened something before the next item; -1: since the last item it has not.
   */
  opened: number;
}

/** The kernel's part of a new state: nothing under way, the first turn. A game lays the first frame. */
export const newFlow = (random: Random): FlowState => ({
  frames: [],
  turn: 1,
  turnPlayer: 0,
  skips: [],
  leaving: null,
  inserted: null,
  stack: [],
  stacks: 0,
  waiting: [],
  batch: 0,
  lastBatch: [],
  eventCount: 0,
  clock: 0,
  random,
  result: null,
});
