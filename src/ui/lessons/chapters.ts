import type { LessonTexts } from '../../i18n/lesson-texts';
import type { LessonEntry } from '../../store/lessons/lessons';

interface Chapter {
  readonly name: string;
  readonly lessons: readonly LessonEntry[];
}

/** The lessons chapter by chapter, in the order of the chapters' names. */
export const chaptersOf = (list: readonly LessonEntry[], { chapters }: LessonTexts): readonly Chapter[] =>
  Object.entries(chapters).map(([chapter, name]) => ({ name, lessons: list.filter((lesson) => lesson.chapter === chapter) }));

/** The lesson after this one in its chapter, or the first of the next; undefined after the last, and for what is no lesson. */
export function lessonAfter(list: readonly LessonEntry[], texts: LessonTexts, id: string): LessonEntry | undefined {
  const all = chaptersOf(list, texts).flatMap(({ lessons }) => lessons);
  const at = all.findIndex((lesson) => lesson.id === id);
  return at < 0 ? undefined : all[at + 1];
}
