import { GAMES } from '../../../games/played';
import type { GameSign } from '../../../games/sign';
import type { Language } from '../../../i18n/language';
import type { LessonEntry } from '../../../store/lessons/lessons';

export interface Chapter {
  readonly game: string;
  readonly id: string;
  readonly name: string;
  readonly lessons: readonly LessonEntry[];
}

/** The lessons of a game, chapter by chapter. */
export const chaptersOf = (
  list: readonly LessonEntry[],
  { id: game, chapters }: GameSign,
  language: Language,
): readonly Chapter[] =>
  chapters.map(({ id, name }) => ({
    game,
    id,
    name: name[language],
    lessons: list.filter((lesson) => lesson.chapter === id),
  }));

/**
 * The lesson after this one in its chapter, or the first of the next; undefined after the last of its game, and for what is no
 * lesson.
 */
export function lessonAfter(list: readonly LessonEntry[], id: string): LessonEntry | undefined {
  const games = GAMES.map((game) => chaptersOf(list, game, 'en').flatMap(({ lessons }) => lessons));
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

/** How the address of the list names the lessons of a game: the usual one it names by nothing. */
export const detailOf = (game: string): string => (game === GAMES[0].id ? '' : game);

/** The game that the address of the list names, by itself or by a chapter. */
export const gameAt = (detail: string): GameSign =>
  GAMES.find(({ id, chapters }) => id === detail || chapters.some((chapter) => chapter.id === detail)) ?? GAMES[0];
