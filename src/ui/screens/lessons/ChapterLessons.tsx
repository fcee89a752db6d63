import { memo, useId, useMemo, type CSSProperties } from 'react';
import { useLessonTexts } from '../../../i18n/lesson-texts';
import { reachedIn, type Reached } from '../../../store/lessons/progress';
import { cardsOfLessons, minutesOf, type Chapter } from './chapters';
import { LessonTile } from './LessonTile';

interface ChapterLessonsProps {
  readonly chapter: Chapter;
  readonly reached: Readonly<Record<string, Reached>>;
  readonly newlyDone: string | null;
}

/** A chapter: its name, how much there is of it, and its lessons. */
export const ChapterLessons = memo(function ChapterLessons({ chapter, reached, newlyDone }: ChapterLessonsProps) {
  const t = useLessonTexts();
  const heading = useId();
  const { name, lessons } = chapter;
  const cards = useMemo(() => cardsOfLessons(lessons), [lessons]);
  const minutes = lessons.reduce((sum, lesson) => sum + minutesOf(lesson), 0);
  const done = lessons.filter(({ id }) => reachedIn(reached, id) === 'done').length;
  return (
    <section className="flex-[1_0_auto] grid grid-rows-[auto_minmax(0,1fr)] gap-3.5" aria-labelledby={heading}>
      <header className="flex flex-wrap items-baseline gap-x-4 gap-y-0.5">
        <h2 className="font-display text-[length:calc(var(--text-title)+4px)]/tight font-normal" id={heading}>
          {name}
        </h2>
        <p className="text-note text-writing-2">{t.chapterNote(lessons.length, minutes, done)}</p>
      </header>
      <ol
        className="grid grid-cols-4 auto-rows-[minmax(150px,1fr)] gap-3 max-h-[calc(round(up,var(--lessons)/4,1)*312px)] spare:grid-cols-2 spare:auto-rows-[minmax(108px,auto)] spare:content-start spare:max-h-none narrow:grid-cols-1"
        style={{ '--lessons': lessons.length } as CSSProperties}
      >
        {lessons.map((lesson, i) => (
          <LessonTile
            key={lesson.id}
            game={chapter.game}
            lesson={lesson}
            number={i + 1}
            card={cards.get(lesson.id)}
            reached={reachedIn(reached, lesson.id)}
            isNew={lesson.id === newlyDone}
          />
        ))}
      </ol>
    </section>
  );
});
