import { useLessonTexts } from '../../i18n/lesson-texts';
import type { LessonProblem } from '../../store/lessons/lessons';
import { Button } from '../shared/Button';

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
    <div className="lessons__trouble" role="alert">
      <p>{says}</p>
      <p className="lessons__note">{hint}</p>
      <div className="lessons__acts">
        {problem.why === 'notFetched' && (
          <Button tone="main" onClick={onRetry}>
            {t.retry}
          </Button>
        )}
        <a className="btn" href="#lessons">
          {t.all}
        </a>
      </div>
    </div>
  );
}
