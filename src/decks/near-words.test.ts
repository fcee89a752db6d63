import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nearWords } from './near-words';

function near(words: readonly string[], word: string): readonly string[] {
  const vocabulary = nearWords();
  for (const one of words) vocabulary.learn(one);
  return vocabulary.near(word);
}

test('a word that nobody knows is the one that is nearest to it: one letter away before two', () => {
  expect(near(['tomato', 'potato', 'tornado'], 'tomayo')).toEqual(['tomato']);
  expect(near(['steel', 'staple', 'snatch'], 'stell')).toEqual(['steel']);
  expect(near(['ぼるてっくす', 'らいとにんぐ'], 'ぼるでっくす')).toEqual(['ぼるてっくす']);
});

test('a letter may be wrong, missing or too many; two may be in a long word, and none in one of two letters', () => {
  expect(near(['jinzo'], 'jinza')).toEqual(['jinzo']);
  expect(near(['jinzo'], 'jino')).toEqual(['jinzo']);
  expect(near(['jinzo'], 'jinnzo')).toEqual(['jinzo']);
  expect(near(['jinzo'], 'jinaa')).toEqual([]);
  expect(near(['jinzou'], 'ginzoa')).toEqual(['jinzou']);
  expect(near(['ox'], 'ax')).toEqual([]);
  expect(near(['jinzo'], 'jinzo')).toEqual([]);
});

test('words of any length are measured, short ones after long ones too', () => {
  const long = 'カードを'.repeat(40);
  expect(near([long, `${long}一二三`], `${long}一`)).toEqual([long]);
  expect(near(['tomato', 'potato', 'tornado'], 'tomayo')).toEqual(['tomato']);
});

/** As it is told in one sentence, and slow. */
function told(one: string, other: string): number {
  if (one === '' || other === '') return one.length + other.length;
  const [a, b] = [one.slice(1), other.slice(1)];
  return one[0] === other[0] ? told(a, b) : 1 + Math.min(told(a, b), told(a, other), told(one, b));
}

test('nothing that is near is passed over, whatever the words are', () => {
  const words = fc.array(fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'あ'), minLength: 1, maxLength: 6 }), {
    maxLength: 12,
  });
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'あ'), minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(words, word, (all, asked) => {
      const others = [...new Set(all)].filter((one) => one !== asked);
      const least = Math.min(...others.map((one) => told(asked, one)));
      const may = asked.length < 3 ? 0 : asked.length < 6 ? 1 : 2;
      const wanted = least > may ? [] : others.filter((one) => told(asked, one) === least).slice(0, 8);
      expect(near(all, asked)).toEqual(wanted);
    }),
  );
});
