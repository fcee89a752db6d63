import type { Both, Chapter } from './lesson-schema';
import { CHAPTERS } from './lesson-schema';
import type { Scenario } from './schema';

/** A line of the list of lessons, `public/lessons.json`. */
export interface LessonEntry {
  readonly id: string;
  readonly chapter: Chapter;
  readonly title: Both;
  readonly rules: readonly string[];
}

/** All lessons in the order of the list: by chapter, then by `order`. Scenarios that are no lessons are left out. */
export function lessonIndex(scenarios: readonly Scenario[]): readonly LessonEntry[] {
  const rank = ({ lesson, id }: Scenario): string => `${CHAPTERS.indexOf(lesson!.chapter)} ${String(lesson!.order).padStart(6, '0')} ${id}`;
  return scenarios
    .filter(({ lesson }) => lesson !== undefined)
    .sort((a, b) => (rank(a) < rank(b) ? -1 : 1))
    .map(({ id, lesson, title, rules }) => {
      const { en, ja } = title as Both;
      return { id, chapter: lesson!.chapter, title: { en, ja }, rules: rules ?? [] };
    });
}

/** The list as the text of its file, one lesson a line. */
export const indexText = (entries: readonly LessonEntry[]): string => `[\n${entries.map((entry) => `  ${JSON.stringify(entry)}`).join(',\n')}\n]\n`;
