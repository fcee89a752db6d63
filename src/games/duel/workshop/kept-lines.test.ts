import { expect, test } from 'vitest';
import { lineWith, partAfter, readLines, withLine, type KeptLine } from './kept-lines';

const line = (name: string, ...answers: readonly string[]): Omit<KeptLine, 'id'> => ({
  name,
  position: 'here',
  saved: '{}',
  answers,
});
const kept = [line('short', 'a'), line('long', 'a', 'b', 'c'), line('other', 'x')].reduce<readonly KeptLine[]>(withLine, []);

test('a line is kept beside those before it, each with a number of its own', () => {
  expect(kept.map(({ id, name }) => [id, name])).toEqual([
    [1, 'short'],
    [2, 'long'],
    [3, 'other'],
  ]);
});

test('a line that goes on under its name takes the place of its beginning', () => {
  expect(withLine(kept, line('short', 'a', 'd')).map(({ name, answers }) => [name, answers.length])).toEqual([
    ['long', 3],
    ['other', 1],
    ['short', 2],
  ]);
});

test('a line that another one has in it is found there, and two lines part where their answers do', () => {
  expect(lineWith(kept, 'here', ['a', 'b'])?.name).toBe('long');
  expect(lineWith(kept, 'elsewhere', ['a', 'b'])).toBeUndefined();
  expect(lineWith(kept, 'here', ['b'])).toBeUndefined();
  expect(partAfter(kept[0]!, kept[1]!)).toBe(1);
  expect(partAfter(kept[1]!, kept[2]!)).toBe(0);
  expect(partAfter(kept[1]!, { ...kept[2]!, position: 'elsewhere' })).toBeNull();
});

test('what was kept comes back, and what is damaged is left out', () => {
  expect(readLines(JSON.stringify([...kept, { id: 'x' }, null, 7]))).toEqual(kept);
  for (const text of [null, '', '{', '"x"', '{}']) expect(readLines(text)).toEqual([]);
});
