import type { ReasonView } from '../../engine/duel';
import type { Both, WalkMoment, PlainStep, Scenario, Step } from '../../scenario';

/** Where a lesson stops: at its beginning, before a step, at its end. */
export interface LessonStop {
  readonly kind: 'intro' | 'step' | 'outro';
  /** The moment of the scenario, by its index. */
  readonly moment: number;
  /** What is told here; nothing where a scenario is no lesson. */
  readonly text: Both | null;
  /** The step that comes next; null where nothing is done. */
  readonly step: PlainStep | null;
  /** Why the act of an `illegal` step is refused. */
  readonly reasons: readonly ReasonView[];
}

/** The stops of a lesson are its captions; a scenario without a lesson stops before every step that shows something. */
export function stopsOf(
  { steps, lesson }: Scenario,
  moments: readonly WalkMoment[],
  plain: (step: Step) => PlainStep | undefined,
): readonly LessonStop[] {
  const before = (at: number, text: Both | null): LessonStop => ({
    kind: 'step',
    moment: at,
    text,
    step: (steps[at] && plain(steps[at])) ?? null,
    reasons: moments[at]?.reasons ?? [],
  });
  const end: LessonStop = { kind: 'outro', moment: steps.length, text: lesson?.outro ?? null, step: null, reasons: [] };
  if (lesson === undefined) return [...steps.flatMap((step, at) => (step.do === 'expect' ? [] : [before(at, null)])), end];
  const start: LessonStop = { kind: 'intro', moment: 0, text: lesson.intro, step: null, reasons: [] };
  return [start, ...lesson.captions.map(({ at, en, ja }) => before(at, { en, ja })), end];
}

/** The first stop at or after a moment. */
export const stopFrom = (stops: readonly LessonStop[], moment: number): number => {
  const found = stops.findIndex((stop) => stop.kind !== 'intro' && stop.moment >= moment);
  return found < 0 ? stops.length - 1 : found;
};
