import { Suspense, useEffect, useLayoutEffect, useRef, type ReactNode } from 'react';
import { useLessonTexts } from '../../../i18n/lesson-texts';
import { lessonIn } from '../../../store/lessons/lesson-address';
import { useLessons } from '../../../store/lessons/lessons';
import { goHome } from '../../base/doors/route';
import { ScreenFrame } from '../../base/doors/ScreenFrame';
import { drawnWithTable } from '../../base/drawn/drawn';
import { Fetching } from '../../base/fetching/Fetching';
import { useOnTable } from '../../base/shared/on-table';
import { LessonTable } from './LessonTable';
import { LessonTrouble } from './LessonTrouble';

/** The slip goes on with the table that it speaks of. */
const useLessonOnTable = drawnWithTable(useLessons);

/** The part of the table that a lesson speaks of is framed: `guide.css` says where it lies. */
function Pointing({ at, children }: { readonly at: string | undefined; readonly children: ReactNode }) {
  return (
    <div className="contents" data-points={at}>
      {children}
    </div>
  );
}

/** A lesson on the real table. `detail` is its id, and which moment of it; `rules/ID` opens one of the rule scenarios. */
export function LessonScreen({ detail }: { readonly detail: string }) {
  const { id, at } = lessonIn(detail);
  const t = useLessonTexts();
  const table = useOnTable((store) => store.table);
  const { lesson, problem, isOpening, open, rename, leave, fetchList } = useLessonOnTable();
  const { 0: first, 1: second } = t.names;
  const names = useRef([first, second] as const);
  const wasShown = useRef(false);

  useEffect(() => {
    names.current = [first, second];
    rename(names.current);
  }, [first, second, rename]);
  useEffect(() => void open(id, names.current, at), [id, at, open]);
  useEffect(() => void fetchList(), [fetchList]);
  // Before anything is painted: the duel that waits comes back to the table.
  useLayoutEffect(() => leave, [leave]);
  // Another duel was laid on the table, or it was cleared: there is no lesson to come back to.
  useEffect(() => {
    if (wasShown.current && !lesson && !problem && !isOpening) goHome();
    wasShown.current = lesson !== null;
  }, [lesson, problem, isOpening]);

  const points = lesson?.stop.points ?? undefined;
  if (lesson && table?.game === lesson.game)
    return (
      // Waiting for it out here would take the lesson from the table: a hidden screen is left.
      <Suspense fallback={<Fetching />}>
        <Pointing at={points}>
          <LessonTable table={table} lesson={lesson} />
        </Pointing>
      </Suspense>
    );
  return (
    <ScreenFrame title={t.title}>
      <div className="lessons w-[min(1180px,100%)] mx-auto px-[clamp(14px,3vw,32px)] pt-4.5 pb-12">
        {problem ? (
          <LessonTrouble problem={problem} onRetry={() => void open(id, names.current, at)} />
        ) : (
          <p className="text-writing-2 text-note" role="status">
            {t.loading}
          </p>
        )}
      </div>
    </ScreenFrame>
  );
}
