import { describe, expect, test } from 'vitest';
import { CHAPTERS } from '../../../games/duel/scenario/chapters';
import { VISION_CHAPTERS } from '../../../games/vision/scenario/chapters';
import { GAMES } from '../../../games/played';
import { cardsOfLessons, chaptersOf, detailOf, gameAt, lessonAfter } from './chapters';
import { findLessons } from './find-lessons';

const lesson = (id: string, chapter: string, order = 0, cards: readonly string[] = []) => ({
  id,
  en: id,
  ja: id,
  chapter,
  order,
  stops: 5,
  cards,
});
const list = [
  lesson('graze', 'visionFight'),
  lesson('two-field-spells', 'ruleSets'),
  lesson('first', 'turn'),
  lesson('second', 'turn', 10),
  lesson('first-game', 'visionStart'),
];

describe('the chapters of lessons', () => {
  test('are named by each game, in the order of its own', () => {
    const named = GAMES.map(({ chapters }) => chapters.map(({ id }) => id));
    expect(named).toEqual([[...CHAPTERS], [...VISION_CHAPTERS]]);
    const names = GAMES.flatMap(({ chapters }) => chapters.flatMap(({ name }) => [name.en, name.ja]));
    expect(names.filter((name) => name.trim() === '')).toEqual([]);
  });

  test('lead from an address to the game that has them', () => {
    expect(['', 'battle', 'vision', 'visionFight', 'no such chapter'].map((detail) => gameAt(detail).id)).toEqual([
      'duel',
      'duel',
      'vision',
      'vision',
      'duel',
    ]);
    expect(GAMES.map(({ id }) => gameAt(detailOf(id)).id)).toEqual(GAMES.map(({ id }) => id));
  });

  test('hold their lessons in order', () =>
    expect(chaptersOf(list, GAMES[0], 'en')[0]?.lessons.map(({ id }) => id)).toEqual(['first', 'second']));

  test('lead from lesson to lesson, and never from one game to the other', () => {
    const after = (id: string) => lessonAfter(list, id)?.id;
    expect(['first', 'second', 'two-field-spells'].map(after)).toEqual(['second', 'two-field-spells', undefined]);
    expect(['first-game', 'graze'].map(after)).toEqual(['graze', undefined]);
    expect(after('rules/r245-three-links')).toBeUndefined();
  });

  test('know each lesson by a card that no lesson before it has, as long as it has one', () => {
    const cards = cardsOfLessons([
      lesson('a', 'battle', 0, ['Vorse Raider', 'Waboku']),
      lesson('b', 'battle', 1, ['Vorse Raider', 'Mirror Force']),
      lesson('c', 'battle', 2, ['Vorse Raider', 'Mirror Force']),
      lesson('d', 'battle', 3),
    ]);
    expect([...cards]).toEqual([
      ['a', 'Vorse Raider'],
      ['b', 'Mirror Force'],
      ['c', 'Vorse Raider'],
    ]);
  });

  test('are searched by titles, their own names and the cards of their lessons, in any order of words', () => {
    const chapters = chaptersOf(
      [lesson('missed timing', 'triggers', 0, ['Peten the Dark Clown']), lesson('three links', 'chain', 0, ['Dark Hole'])],
      GAMES[0],
      'en',
    );
    const found = (query: string) => findLessons(chapters, query).flatMap(({ lessons }) => lessons.map(({ id }) => id));
    expect(found('TIMING missed')).toEqual(['missed timing']);
    expect(found('dark')).toEqual(['three links', 'missed timing']);
    expect(found('the chain')).toEqual(['three links']);
    expect(found('shuffleboard')).toEqual([]);
  });
});
