import { useLessonTexts } from '../../i18n/lesson-texts';
import type { LessonProblem } from '../../store/lessons/lessons';
import { Button, ButtonLink } from '../shared/Button';

/** Why a lesson is not there, and what can be done about it. */
export function LessonTrouble({ problem, onRetry }: { readonly problem: LessonProblem; readonly onRetry: () => void }) {
  const t = useLessonTexts();
  const [says, hint] =
    problem.why === 'unknown'
      ? [t.unknown(problem.id), t.unknownHint]
      : problem.why === 'notFetched'
        ? [t.notFetched(problem.what, problem.detail), t.notFetchedHint]
        : [t.broken(problem.id, problem.detail), t.brokenHint];
  return (
    <div className="lessons__trouble max-w-[60ch] px-5 py-4.5 rounded-tray bg-urushi-2 shadow-tile" role="alert">
      <p className="mb-2">{says}</p>
      <p className="text-writing-2 text-note mb-2">{hint}</p>
      <div className="flex gap-2 mt-3">
        {problem.why === 'notFetched' && (
          <Button tone="main" onClick={onRetry}>
            {t.retry}
          </Button>
        )}
        <ButtonLink href="#lessons">{t.all}</ButtonLink>
      </div>
    </div>
  );
}
