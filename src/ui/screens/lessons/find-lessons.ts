import { fold, wordsOf } from '../../../store/cards/card-book';
import type { Chapter } from './chapters';

/** The lessons that have every word in their title, in either language, in their chapter or among their cards. */
export function findLessons(chapters: readonly Chapter[], query: string): readonly Chapter[] {
  const words = wordsOf(query);
  return chapters
    .map((chapter) => ({
      ...chapter,
      lessons: chapter.lessons.filter(({ en, ja, cards }) => {
        const text = fold([en, ja, chapter.name, ...cards].join(' '));
        return words.every((word) => text.includes(word));
      }),
    }))
    .filter(({ lessons }) => lessons.length > 0);
}
