import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLessonTexts } from '../../i18n/lesson-texts';
import { useDuel } from '../../store/desk/duel-store';
import { useLessons } from '../../store/lessons/lessons';
import { goHome } from '../doors/route';
import { ScreenFrame } from '../doors/ScreenFrame';
import { DuelScreen } from '../duel/DuelScreen';
import { LessonGuide } from './LessonGuide';
import { LessonTrouble } from './LessonTrouble';

/** A lesson on the real table. `detail` is its id; `rules/ID` opens one of the rule scenarios. */
export function LessonScreen({ detail: id }: { readonly detail: string }) {
  const t = useLessonTexts();
  const table = useDuel((store) => store.table);
  const { lesson, problem, isOpening, open, rename, leave, fetchList } = useLessons();
  const { 0: first, 1: second } = t.names;
  const names = useRef([first, second] as const);
  const wasShown = useRef(false);

  useEffect(() => {
    names.current = [first, second];
    rename(names.current);
  }, [first, second, rename]);
  useEffect(() => void open(id, names.current), [id, open]);
  useEffect(() => void fetchList(), [fetchList]);
  // Before anything is painted: the duel that waits comes back to the table.
  useLayoutEffect(() => leave, [leave]);
  // Another duel was laid on the table, or it was cleared: there is no lesson to come back to.
  useEffect(() => {
    if (wasShown.current && !lesson && !problem && !isOpening) goHome();
    wasShown.current = lesson !== null;
  }, [lesson, problem, isOpening]);

  if (lesson && table) return <DuelScreen table={table} guide={<LessonGuide lesson={lesson} />} />;
  return (
    <ScreenFrame title={t.title}>
      <div className="lessons w-[min(1180px,100%)] mx-auto px-[clamp(14px,3vw,32px)] pt-4.5 pb-12">
        {problem ? (
          <LessonTrouble problem={problem} onRetry={() => void open(id, names.current)} />
        ) : (
          <p className="text-writing-2 text-note" role="status">
            {t.loading}
          </p>
        )}
      </div>
    </ScreenFrame>
  );
}
