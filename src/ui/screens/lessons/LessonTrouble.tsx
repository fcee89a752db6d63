import { useLessonTexts, type LessonTexts } from '../../../i18n/lesson-texts';
import type { LessonProblem } from '../../../store/lessons/lessons';
import { hashOf } from '../../base/doors/route';
import { Button, ButtonLink } from '../../base/shared/Button';

function words(problem: LessonProblem, t: LessonTexts): readonly [says: string, hint: string] {
  switch (problem.why) {
    case 'unknown':
      return [t.unknown(problem.id), t.unknownHint];
    case 'notFetched':
      return [t.notFetched(problem.what, problem.detail), t.notFetchedHint];
    case 'noMoment':
      return [t.noMoment(problem.id, problem.at + 1, problem.count), t.noMomentHint];
    case 'broken':
      return [t.broken(problem.id, problem.detail), t.brokenHint];
  }
}

/** Why a lesson is not there, and what can be done about it. */
export function LessonTrouble({ problem, onRetry }: { readonly problem: LessonProblem; readonly onRetry: () => void }) {
  const t = useLessonTexts();
  const [says, hint] = words(problem, t);
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
        {problem.why === 'noMoment' && (
          <ButtonLink tone="main" href={hashOf({ door: 'lesson', detail: problem.id })}>
            {t.again}
          </ButtonLink>
        )}
        <ButtonLink href="#lessons">{t.all}</ButtonLink>
      </div>
    </div>
  );
}
