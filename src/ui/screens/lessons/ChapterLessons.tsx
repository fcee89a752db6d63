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
    <section className="chapter" aria-labelledby={heading}>
      <header className="chapter__head">
        <h2 id={heading}>{name}</h2>
        <p>{t.chapterNote(lessons.length, minutes, done)}</p>
      </header>
      <ol className="lesson-grid" style={{ '--lessons': lessons.length } as CSSProperties}>
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
