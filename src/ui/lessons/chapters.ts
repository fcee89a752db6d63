import type { LessonTexts } from '../../i18n/lesson-texts';
import type { LessonEntry } from '../../store/lessons/lessons';

export interface Chapter {
  readonly name: string;
  readonly lessons: readonly LessonEntry[];
}

/** The lessons of a game chapter by chapter, in the order of the chapters' names. */
export const chaptersOf = (list: readonly LessonEntry[], names: Readonly<Record<string, string>>): readonly Chapter[] =>
  Object.entries(names).map(([chapter, name]) => ({ name, lessons: list.filter((lesson) => lesson.chapter === chapter) }));

/**
 * The lesson after this one in its chapter, or the first of the next; undefined after the last of its game, and for what is no
 * lesson.
 */
export function lessonAfter(
  list: readonly LessonEntry[],
  { chapters, visionChapters }: LessonTexts,
  id: string,
): LessonEntry | undefined {
  const games = [chapters, visionChapters].map((names) => chaptersOf(list, names).flatMap(({ lessons }) => lessons));
  const game = games.find((lessons) => lessons.some((lesson) => lesson.id === id)) ?? [];
  return game[game.findIndex((lesson) => lesson.id === id) + 1];
}
