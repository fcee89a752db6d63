import { describe, expect, test } from 'vitest';
import { joinedTexts } from './joined-texts';

const texts = ['mystic tomato', 'giant rat', '', 'mother grizzly', 'a tomato\nred as can be', 'mystic\nmotor'];
const one = (word: string) => texts.flatMap((text, place) => (text.includes(word) ? [place] : []));

describe('texts that are looked through at once', () => {
  test('a word is found in each text that has it, however often, and in no other', () => {
    const joined = joinedTexts(texts);
    for (const word of ['t', 'o', 'tomato', 'mystic', 'grizzly', 'nobody']) expect(joined.having(word), word).toEqual(one(word));
  });

  test('no word goes from the end of one text into the next; a text of several lines is one text', () => {
    const joined = joinedTexts(['mystic', 'tomato', 'a mystic\ntomato', 'rat']);
    expect(joined.having('mystictomato')).toEqual([]);
    expect(joined.having('tomato')).toEqual([1, 2]);
    expect(joined.having('rat')).toEqual([3]);
  });

  test.each([[['m', 'my', 'mys', 'mysx', 'mys', 'mo', 'mot', 'm']], [['tomato', 'tom', 't', 'to', 'ato', 'tomato']]])(
    'letter by letter, forward and back, the same is found as by each word alone: %j',
    (typed) => {
      const joined = joinedTexts(texts);
      for (const word of typed) expect(joined.having(word), word).toEqual(one(word));
    },
  );

  test('made ready ahead it finds the same, single letters with the rest', () => {
    const ready = joinedTexts(texts);
    expect([...ready.ahead()]).toHaveLength(texts.length);
    for (const word of ['m', 't', 'x', 'my', 'mystic', 'z', '渡']) expect(ready.having(word), word).toEqual(one(word));
  });

  test('it goes on finding when more was asked for than it remembers', () => {
    const joined = joinedTexts(texts);
    for (let i = 0; i < 50; i++) joined.having(`word ${i}`);
    for (const word of ['m', 'my', 'gi']) expect(joined.having(word)).toEqual(one(word));
  });
});
