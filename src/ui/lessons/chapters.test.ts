import { describe, expect, test } from 'vitest';
import { CHAPTERS, VISION_CHAPTERS } from '../../scenario/lesson-schema';
import { lessonTexts } from '../../i18n/lesson-texts';
import { chaptersOf, lessonAfter } from './chapters';

const lesson = (id: string, chapter: string, order = 0) => ({ id, en: id, ja: id, chapter, order });
const list = [
  lesson('graze', 'visionFight'),
  lesson('two-field-spells', 'ruleSets'),
  lesson('first', 'turn'),
  lesson('second', 'turn', 10),
  lesson('first-game', 'visionStart'),
];

describe('the chapters of lessons', () => {
  test.each(['en', 'ja'] as const)('each has its name (%s), those of VISION among themselves', (language) => {
    expect(Object.keys(lessonTexts[language].chapters)).toEqual([...CHAPTERS]);
    expect(Object.keys(lessonTexts[language].visionChapters)).toEqual([...VISION_CHAPTERS]);
  });

  test('hold their lessons in order', () =>
    expect(chaptersOf(list, lessonTexts.en.chapters)[0]?.lessons.map(({ id }) => id)).toEqual(['first', 'second']));

  test('lead from lesson to lesson, and never from one game to the other', () => {
    const after = (id: string) => lessonAfter(list, lessonTexts.en, id)?.id;
    expect(['first', 'second', 'two-field-spells'].map(after)).toEqual(['second', 'two-field-spells', undefined]);
    expect(['first-game', 'graze'].map(after)).toEqual(['graze', undefined]);
    expect(after('rules/r245-three-links')).toBeUndefined();
  });
});
