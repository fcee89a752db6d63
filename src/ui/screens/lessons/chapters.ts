import type { LessonTexts } from '../../../i18n/lesson-texts';
import type { LessonEntry } from '../../../store/lessons/lessons';

export interface Chapter {
  readonly id: string;
  readonly name: string;
  readonly lessons: readonly LessonEntry[];
}

/** The lessons of a game chapter by chapter, in the order of the chapters' names. */
export const chaptersOf = (list: readonly LessonEntry[], names: Readonly<Record<string, string>>): readonly Chapter[] =>
  Object.entries(names).map(([id, name]) => ({ id, name, lessons: list.filter((lesson) => lesson.chapter === id) }));

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

/** For each lesson of a chapter the card that it is known by: as far as there are enough, no two have the same. */
export function cardsOfLessons(lessons: readonly LessonEntry[]): ReadonlyMap<string, string> {
  const taken = new Set<string>();
  return new Map(
    lessons.flatMap(({ id, cards }) => {
      const card = cards.find((one) => !taken.has(one)) ?? cards[0];
      if (card === undefined) return [];
      taken.add(card);
      return [[id, card] as const];
    }),
  );
}

const STOPS_A_MINUTE = 4;

/** About how many minutes a lesson takes. */
export const minutesOf = ({ stops }: Pick<LessonEntry, 'stops'>): number => Math.max(1, Math.round(stops / STOPS_A_MINUTE));
