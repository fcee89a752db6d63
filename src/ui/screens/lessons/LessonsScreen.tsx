import { useDeferredValue, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useLanguage } from '../../../i18n/language';
import { useLessonTexts } from '../../../i18n/lesson-texts';
import { useLessons } from '../../../store/lessons/lessons';
import { reachedIn, useProgress } from '../../../store/lessons/progress';
import { GAMES } from '../../../games/played';
import { isGuidedGame } from '../../base/doors/first-game';
import { hashOf } from '../../base/doors/route';
import { ScreenFrame } from '../../base/doors/ScreenFrame';
import { SearchBox } from '../../base/shared/SearchBox';
import { walk } from '../../base/shared/walk';
import { ChapterChain } from './ChapterChain';
import { ChapterLessons } from './ChapterLessons';
import { chaptersOf, gameAt, type Chapter } from './chapters';
import { findLessons } from './find-lessons';
import { LessonTrouble } from './LessonTrouble';
import { StartHere } from './StartHere';
import './lessons.css';

const TAUGHT = GAMES.filter(({ chapters }) => chapters.length > 0);

/**
 * All lessons, chapter by chapter. `detail` may name a chapter, or a game; without it the first chapter stands there that is
 * not yet done.
 */
export function LessonsScreen({ detail }: { readonly detail: string }) {
  const t = useLessonTexts();
  const language = useLanguage();
  const { list, listProblem: problem, fetchList } = useLessons();
  const reached = useProgress((store) => store.reached);
  const [newlyDone] = useState(() => useProgress.getState().newlyDone);
  const [query, setQuery] = useState('');
  const wanted = useDeferredValue(query).trim();
  useEffect(() => void fetchList(), [fetchList]);
  useEffect(() => useProgress.getState().shown(), []);
  const shelf = useRef<HTMLDivElement>(null);
  // Another chapter is read from its beginning.
  useLayoutEffect(() => {
    scrollTo(0, 0);
    shelf.current?.scrollTo(0, 0);
  }, [detail]);

  const game = gameAt(detail);
  const isDone = (id: string): boolean => reachedIn(reached, id) === 'done';
  const all = useMemo(() => {
    const lessons = (list ?? []).filter(({ id }) => !isGuidedGame(id));
    return GAMES.flatMap((one) => chaptersOf(lessons, one, language));
  }, [list, language]);
  const chapters = all.filter((chapter) => chapter.game === game.id);
  const every = all.flatMap(({ lessons }) => lessons);
  const chapter =
    chapters.find(({ id }) => id === detail) ??
    chapters.find(({ lessons }) => lessons.some(({ id }) => !isDone(id))) ??
    chapters[0];
  const found: readonly Chapter[] = useMemo(() => (wanted === '' ? [] : findLessons(all, wanted)), [all, wanted]);
  const shown = wanted === '' ? (chapter ? [chapter] : []) : found;
  const count = found.reduce((sum, { lessons }) => sum + lessons.length, 0);

  return (
    <ScreenFrame
      fit="window"
      title={t.title}
      note={list && t.note(every.filter(({ id }) => isDone(id)).length, every.length)}
      tools={
        <SearchBox
          label={t.find}
          value={query}
          onChange={setQuery}
          found={wanted === '' || !list ? '' : t.found(count)}
          onDown={() => shelf.current?.querySelector<HTMLElement>('.lesson')?.focus()}
        />
      }
    >
      <div
        className="lessons grid min-h-0 gap-x-[clamp(18px,2.4vw,44px)] gap-y-3 px-(--edge) pt-[clamp(12px,2.4vh,24px)] pb-[clamp(12px,2.6vh,28px)] [grid-template:'games_shelf'_auto_'chapters_shelf'_minmax(0,1fr)/clamp(230px,21vw,340px)_minmax(0,1fr)] stacked:gap-4 stacked:[grid-template:'games'_auto_'shelf'_auto_'chapters'_auto/minmax(0,1fr)]"
        onKeyDown={walk('a', 'links')}
      >
        {problem ? (
          <LessonTrouble problem={problem} onRetry={() => void fetchList()} />
        ) : !list ? (
          <p className="text-writing-2 text-note" role="status">
            {t.loading}
          </p>
        ) : (
          <>
            <nav className="[grid-area:games] grid grid-cols-2 gap-1.5" aria-label={t.gamesLabel}>
              {TAUGHT.map((one) => (
                <a
                  key={one.id}
                  className={`grid place-items-center min-h-tap border rounded font-text text-note/close font-semibold hover:bg-urushi-3 focus-visible:-outline-offset-3 ${one === game ? 'border-gold-1 bg-gold-2/20 shadow-under text-writing-1' : 'border-(--line-2) text-writing-2'}`}
                  href={hashOf({ door: 'lessons', detail: one.id })}
                  aria-current={one === game || undefined}
                >
                  {one.name[language]}
                </a>
              ))}
            </nav>
            <nav
              className="[grid-area:chapters] min-h-0 overflow-auto scroll-thin stacked:overflow-visible"
              aria-label={t.chaptersLabel}
            >
              <ChapterChain
                chapters={chapters}
                current={wanted === '' ? (chapter?.id ?? null) : null}
                isDone={isDone}
                newlyDone={newlyDone}
              />
            </nav>
            <div
              className="[grid-area:shelf] flex flex-col gap-3.5 min-h-0 p-0.75 -m-0.75 overflow-auto scroll-thin stacked:overflow-visible"
              ref={shelf}
            >
              {game.firstLesson && <StartHere first={game.firstLesson} isDone={isDone(game.firstLesson.id)} />}
              {shown.map((one) => (
                <ChapterLessons key={one.id} chapter={one} reached={reached} newlyDone={newlyDone} />
              ))}
            </div>
          </>
        )}
      </div>
    </ScreenFrame>
  );
}
