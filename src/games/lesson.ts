import type { Both, TablePart, Way } from '../scenario';
import type { ReasonView } from './view';

export type { Both, TablePart, Way };

/** What a step does, in the words of its game. */
export interface PlainStep {
  readonly verb: string;
  readonly player?: 0 | 1;
  readonly card?: number;
  /** Only looked at: it answers nothing. */
  readonly looks?: 'legal' | 'illegal';
}

/** Where a lesson stops: at its beginning, before a step, at its end. */
export interface LessonStop<Step = PlainStep, Reason = ReasonView> {
  readonly kind: 'intro' | 'step' | 'outro';
  /** The moment of the scenario, by its index. */
  readonly moment: number;
  /** What is told here; nothing where a scenario is no lesson. */
  readonly text: Both | null;
  /** The part of the table that it is about. */
  readonly points: TablePart | null;
  /** The step that comes next; null where nothing is done. */
  readonly step: Step | null;
  /** The way of the card that this step moves; null where it moves none. */
  readonly way: Way | null;
  /** Why the act of an `illegal` step is refused. */
  readonly reasons: readonly Reason[];
}
