import type { Both, LessonStop, TablePart, Way } from '../../games/lesson';

interface Caption extends Both {
  readonly points?: TablePart | undefined;
}

/** What of a scenario of either game its stops are made of. */
interface Told<Step> {
  readonly steps: readonly (Step & { readonly do: string })[];
  readonly lesson?:
    | { readonly intro: Caption; readonly captions: readonly (Caption & { readonly at: number })[]; readonly outro: Both }
    | undefined;
}

/** The stops of a lesson are its captions; a scenario without a lesson stops before every step that shows something. */
export function stopsOf<Step, Plain, Reason>(
  { steps, lesson }: Told<Step>,
  moments: readonly { readonly reasons: readonly Reason[] }[],
  plain: (step: Step) => Plain | undefined,
  way: (at: number) => Way | null,
): readonly LessonStop<Plain, Reason>[] {
  const before = (at: number, told: Caption | null): LessonStop<Plain, Reason> => ({
    kind: 'step',
    moment: at,
    text: told && { en: told.en, ja: told.ja },
    points: told?.points ?? null,
    step: (steps[at] && plain(steps[at])) ?? null,
    way: way(at),
    reasons: moments[at]?.reasons ?? [],
  });
  const bare = { points: null, step: null, way: null, reasons: [] };
  const end = { ...bare, kind: 'outro', moment: steps.length, text: lesson?.outro ?? null } as const;
  if (lesson === undefined) return [...steps.flatMap((step, at) => (step.do === 'expect' ? [] : [before(at, null)])), end];
  const { intro, captions } = lesson;
  const start = {
    ...bare,
    kind: 'intro',
    moment: 0,
    text: { en: intro.en, ja: intro.ja },
    points: intro.points ?? null,
  } as const;
  return [start, ...captions.map((caption) => before(caption.at, caption)), end];
}
