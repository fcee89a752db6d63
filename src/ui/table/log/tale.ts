import type { Seat as Player } from '../../../engine/table';

import type { Moment } from '../../../games/view';
import type { TacitWindow } from '../../../store/running/given';

/** A line of the log as it is told. */
export interface TaleLine {
  readonly number: number;
  readonly player: Player;
  readonly text: string;
}

/** What came next; of a phase the name alone. */
export interface Next {
  readonly text: string;
  readonly isPhase: boolean;
}

/** How a game tells both players what has happened, in its own words: what the parts around its table say of it. */
export interface Tale {
  readonly names: readonly [string, string];
  /** What lies on the stack, taken together. */
  readonly stack: string;
  readonly phase: (phase: string) => string;
  /** What a window is, by its name. */
  readonly window: (window: Pick<TacitWindow, 'window' | 'phase'>) => string;
  /** Which part of its step it lies in, in words; nothing where a step has no parts. */
  readonly part: (window: Pick<TacitWindow, 'part'>) => string | undefined;
  /** What was asked at a moment, in words that everybody may read. */
  readonly asked: (moment: Pick<Moment, 'player' | 'kind' | 'window' | 'phase'>) => string;
  readonly turn: (turn: number) => string;
  /** The newest that is told up to a line of the log. */
  readonly upTo: (line: number) => string | undefined;
  /** What had happened when a window passed; where nothing had, the turn. */
  readonly before: (window: TacitWindow) => string;
  /** What came next, in the same words; nothing when play has not moved on. */
  readonly after: (window: TacitWindow) => Next | undefined;
  /** All that is told after a line. */
  readonly all: (after: number) => readonly TaleLine[];
  /** What is told from a line on; cards that were drawn are counted, phases go without saying. */
  readonly since: (line: number) => { readonly told: readonly TaleLine[]; readonly drawn: number };
}

/** A story for a place that names the window beside it: nothing when it would only name the phase again. */
export const storyBeside = (story: string, phase: string, tale: Tale): string | undefined =>
  story === tale.phase(phase) ? undefined : story;
