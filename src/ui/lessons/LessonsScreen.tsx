import { useEffect, type KeyboardEvent } from 'react';
import { useLanguage } from '../../i18n/language';
import { useLessonTexts } from '../../i18n/lesson-texts';
import { useLessons, type LessonEntry } from '../../store/lessons/lessons';
import { FIRST_DUEL, FIRST_GAME } from '../doors/first-game';
import { hashOf } from '../doors/route';
import { ScreenFrame } from '../doors/ScreenFrame';
import { chaptersOf, type Chapter } from './chapters';
import { LessonTrouble } from './LessonTrouble';

/** Arrow keys walk through all lessons, whatever chapter they are in. */
function walk(event: KeyboardEvent<HTMLElement>): void {
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  if (step === 0) return;
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>('a')];
  const at = links.findIndex((link) => link === document.activeElement);
  links[Math.min(links.length - 1, Math.max(0, at + step))]?.focus();
  event.preventDefault();
}

/** Chapters side by side, each with its lessons. */
function Chapters({ chapters, heading: Heading }: { readonly chapters: readonly Chapter[]; readonly heading: 'h2' | 'h3' }) {
  const t = useLessonTexts();
  const language = useLanguage();
  return (
    <div className="columns-[3_300px] gap-x-8">
      {chapters.map(({ name, lessons }) => (
        <section className="break-inside-avoid mb-5.5" key={name} aria-label={name}>
          <Heading className="flex items-baseline gap-2.5 mb-0.5 pb-1 border-b border-b-seam font-display text-head/even font-normal text-gold-1">
            {name}
            <small className="ms-auto whitespace-nowrap font-text text-min/none font-medium text-writing-3">
              {t.count(lessons.length)}
            </small>
          </Heading>
          <ol>
            {lessons.map((lesson) => (
              <li key={lesson.id}>
                <a
                  className="flex items-center min-h-tap px-2 py-1 text-writing-1 no-underline rounded leading-[1.25] hover:bg-urushi-3 hover:text-gold-1"
                  href={hashOf({ door: 'lesson', detail: lesson.id })}
                >
                  {lesson[language]}
                </a>
              </li>
            ))}
          </ol>
        </section>
      ))}
    </div>
  );
}

/** The door to a guided game, before the lessons of its game. */
function GuidedDoor({ id, name, about }: { readonly id: string; readonly name: string; readonly about: string }) {
  return (
    <a
      className="flex flex-wrap items-baseline gap-x-5 gap-y-1 w-fit max-w-[46em] px-5 py-3.5 rounded-tray no-underline text-ink bg-paper shadow-tile hover:bg-paper-edge"
      href={hashOf({ door: 'lesson', detail: id })}
    >
      <b className="font-display text-head/even font-normal">{name}</b>
      <span>{about}</span>
    </a>
  );
}

const VISION_HEADING = 'lessons-of-vision';

/** The lessons of the second game, its guided game before them. */
function VisionLessons({ list }: { readonly list: readonly LessonEntry[] }) {
  const t = useLessonTexts();
  const others = list.filter(({ id }) => id !== FIRST_GAME);
  return (
    <section className="grid gap-4 pt-4.5 border-t border-t-seam" aria-labelledby={VISION_HEADING}>
      <h2 id={VISION_HEADING} className="font-display text-say/calm font-normal text-gold-1">
        VISION
      </h2>
      <GuidedDoor id={FIRST_GAME} {...t.firstGame} />
      <Chapters chapters={chaptersOf(others, t.visionChapters)} heading="h3" />
    </section>
  );
}

/** All lessons, chapter by chapter. `detail` may name the game whose lessons are wanted. */
export function LessonsScreen({ detail }: { readonly detail: string }) {
  const t = useLessonTexts();
  const { list, listProblem: problem, fetchList } = useLessons();
  useEffect(() => void fetchList(), [fetchList]);
  const isThere = list !== null;
  useEffect(() => {
    if (isThere && detail === 'vision') document.getElementById(VISION_HEADING)?.scrollIntoView();
  }, [isThere, detail]);
  return (
    <ScreenFrame title={t.title}>
      <div className="lessons w-[min(1180px,100%)] mx-auto px-[clamp(14px,3vw,32px)] pt-4.5 pb-12" onKeyDown={walk}>
        <p className="mb-4.5 flex flex-wrap items-baseline justify-between gap-x-6 font-display text-say/calm font-normal text-writing-2">
          {t.about}
          <a className="inline-flex min-h-tap items-center text-gold-1 underline underline-offset-4" href="#lessons=vision">
            VISION
          </a>
        </p>
        {problem && <LessonTrouble problem={problem} onRetry={() => void fetchList()} />}
        {!list && !problem && (
          <p className="text-writing-2 text-note" role="status">
            {t.loading}
          </p>
        )}
        {list && (
          <>
            <div className="mb-5.5">
              <GuidedDoor id={FIRST_DUEL} {...t.firstDuel} />
            </div>
            <Chapters
              chapters={chaptersOf(
                list.filter(({ id }) => id !== FIRST_DUEL),
                t.chapters,
              )}
              heading="h2"
            />
            <VisionLessons list={list} />
          </>
        )}
      </div>
    </ScreenFrame>
  );
}
