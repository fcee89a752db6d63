import { describe, expect, test } from 'vitest';
import { duelRules } from '../../../games/duel/rule-book';
import { bookOf, DIFFERENCES_CHAPTER, isIn, onlyPages, relatedTo } from './pages';

const bound = {
  game: 'duel',
  chapters: duelRules.chapters(undefined),
  titles: duelRules.titles,
  differences: duelRules.differences(),
  versions: [
    { profile: 'expert', name: 'Expert 2004' },
    { profile: 'modern', name: 'Modern turn flow' },
  ] as const,
  differencesTitle: 'Where the rule sets differ',
};
const book = bookOf(bound, 'en');
const pages = book.flatMap((chapter) => chapter.pages);
const page = (id: string) => pages.find((one) => one.id === id)!;

describe('the rule book', () => {
  test('is read in one language at a time', () => {
    const japanese = bookOf(bound, 'ja').flatMap((chapter) => chapter.pages);
    expect(page('last-in-first-out').lines).toEqual([{ text: 'A chain resolves from its last Chain Link back to the first.' }]);
    expect(japanese.find(({ id }) => id === 'last-in-first-out')?.lines[0]?.text).toMatch(/^チェーンは/);
    expect(pages.filter(({ lines }) => lines.some(({ text }) => /[぀-ヿ]/.test(text)))).toEqual([]);
  });

  test('numbers every rule by its chapter and place, whatever is looked for', () => {
    expect(new Set(pages.map(({ number }) => number)).size).toBe(pages.length);
    expect(book[0]?.pages[0]?.number).toBe('1.1');
    const [found] = onlyPages(book, new Set(['last-in-first-out']));
    expect(found?.id).toBe('chain');
    expect(found?.pages.map(({ number }) => number)).toEqual([page('last-in-first-out').number]);
  });

  test('ends with what the rule sets differ in, the version of each with its name', () => {
    const last = book.at(-1)!;
    expect(last.id).toBe(DIFFERENCES_CHAPTER);
    expect(last.pages[0]?.lines.map(({ of }) => of)).toEqual(['Expert 2004', 'Modern turn flow']);
    const expert = bookOf({ ...bound, versions: bound.versions.slice(0, 1) }, 'en').at(-1)!;
    expect(expert.pages[0]?.lines.map(({ of }) => of)).toEqual(['Expert 2004']);
  });

  test('of one rule set says what is true in it, of both what each says', () => {
    const line = (readFor: 'expert' | 'modern' | undefined, id: string) =>
      bookOf({ ...bound, chapters: duelRules.chapters(readFor) }, 'en')
        .flatMap((chapter) => chapter.pages)
        .find((one) => one.id === id)?.lines;
    expect(line('expert', 'first-turn-draw')).toEqual([{ text: 'The first player draws on the first turn too.' }]);
    expect(line('modern', 'first-turn-draw')).toEqual([{ text: 'The first player does not draw on the first turn.' }]);
    expect(line(undefined, 'attack-once')?.map(({ of }) => of)).toEqual(['Expert 2004', 'Modern turn flow']);
    expect(line(undefined, 'ignition-priority')?.map(({ of }) => of)).toEqual(['Expert 2004']);
    expect([line('modern', 'ignition-priority'), line('expert', 'start-comes-first')]).toEqual([undefined, undefined]);
    expect(line('modern', 'no-pendulum-summon')).toBeUndefined();
  });

  test('stamps the rules that no source says', () => {
    expect(page('last-in-first-out').isSettled).toBe(false);
    expect(page('order-of-changes')).toMatchObject({ isSettled: true, isOnCards: false });
    expect(pages.filter(({ isSettled }) => isSettled).every(({ cites }) => cites.length === 0)).toBe(true);
  });

  test('says of a rule that cards say it, with or without a numbered statement beside', () => {
    expect(page('piercing')).toMatchObject({ isSettled: false, isOnCards: false });
    expect(page('damage-step-only')).toMatchObject({ isSettled: false, isOnCards: true, cites: [] });
    expect(page('position-locked')).toMatchObject({ isSettled: false, isOnCards: true, cites: ['R111', 'R293'] });
  });

  test('leads from a rule to those that stand for the same statements', () => {
    const related = relatedTo(page('last-in-first-out'), book);
    expect(related.map(({ id }) => id)).toContain('nothing-during-resolution');
    expect(related.map(({ id }) => id)).not.toContain('last-in-first-out');
    expect(related.length).toBeLessThanOrEqual(6);
  });

  test('knows in which chapter a rule stands', () => {
    expect(book.find((chapter) => isIn(chapter, 'last-in-first-out'))?.id).toBe('chain');
    expect(book.some((chapter) => isIn(chapter, 'no-such-rule'))).toBe(false);
  });
});
