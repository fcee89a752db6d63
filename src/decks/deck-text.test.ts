import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { duelGame } from '../games/duel/cards';
import type { DeckCards } from './deck';
import { readDeckText } from './deck-text';
import { writeYdk } from './ydk';
import { writeYdke } from './ydke';

const builtInDecks = duelGame.decks('expert');

const passcodes = fc.array(fc.integer({ min: 1, max: 0xffffffff }), { maxLength: 60 });
const decks = fc
  .record({ main: passcodes, side: passcodes, fusion: passcodes })
  .filter(({ main, side, fusion }) => main.length + side.length + fusion.length > 0);
const problemsOf = (text: string) => {
  const read = readDeckText(text);
  return read.ok ? [] : read.problems;
};
const cardsIn = (text: string): DeckCards => {
  const read = readDeckText(text);
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  return read.cards;
};

describe('decks as text', () => {
  test.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty', '#MAIN\n__proto__'])(
    'a line %s is no heading and no card: it is named',
    (line) => {
      expect(problemsOf(`55144522\n${line}\n55144522`)).toMatchObject([{ kind: 'badLine' }]);
    },
  );

  test('any deck, known cards or not, comes back from .ydk and from ydke:// text as it was', () => {
    fc.assert(
      fc.property(decks, (deck) => {
        expect(cardsIn(writeYdk(deck))).toEqual(deck);
        expect(cardsIn(writeYdke(deck))).toEqual(deck);
      }),
    );
  });

  test('what is pasted may be any text: it is read or every problem is named, and nothing throws', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: 'binary', maxLength: 80 }),
          fc.string().map((text) => `ydke://${text}`),
        ),
        (text) => {
          const read = readDeckText(text);
          expect(read.ok || read.problems.length > 0).toBe(true);
        },
      ),
    );
  });

  test('a .ydk file may have comments, CRLF or CR, a byte order mark, blank lines and indentation', () => {
    const text =
      '\ufeff#created by a friend\r\n\r\n#main\r\n  55144522 \r\n55144522 # Pot of Greed\r\n# a note\r#EXTRA\r\n23995346\r\n!side\r\n05318639';
    expect(cardsIn(text)).toEqual({ main: [55144522, 55144522], fusion: [23995346], side: [5318639] });
  });

  test('a bare list of passcodes is a main deck', () => {
    expect(cardsIn('55144522\n5318639\n')).toEqual({ main: [55144522, 5318639], side: [], fusion: [] });
  });

  test('every line that is none of it is named with its number, and the whole text is refused', () => {
    expect(problemsOf('#main\n55144522\nPot of Greed\n!extra\n0\n99999999999')).toEqual([
      { kind: 'badLine', line: 3, found: 'Pot of Greed' },
      { kind: 'badLine', line: 4, found: '!extra' },
      { kind: 'badPasscode', line: 5, found: '0' },
      { kind: 'badPasscode', line: 6, found: '99999999999' },
    ]);
  });

  test('a text of nothing but mistakes is read up to the fiftieth, and that the rest was not read is told', () => {
    const problems = problemsOf('a mistake\n'.repeat(1000));
    expect(problems).toHaveLength(51);
    expect(problems.at(-1)).toEqual({ kind: 'readNoFurther', line: 50 });
    expect(problemsOf(`${'a mistake\n'.repeat(50)}55144522`)).toContainEqual({ kind: 'readNoFurther', line: 50 });
    expect(problemsOf('a mistake\n'.repeat(50).trim())).toHaveLength(50);
  });

  test('a text far too large to be a deck is not looked at, whatever its form', () => {
    const large = 2 * 1024 * 1024 + 1;
    for (const text of ['x'.repeat(large), `ydke://${'A'.repeat(large)}`, '1\n'.repeat(large)])
      expect(problemsOf(text)).toEqual([{ kind: 'tooLarge' }]);
  });

  test('a text without a card, and one with far too many, is no deck', () => {
    expect(problemsOf('#main\n#extra\n!side\n')).toEqual([{ kind: 'noCards' }]);
    expect(problemsOf('')).toEqual([{ kind: 'noCards' }]);
    expect(problemsOf('ydke://!!!')).toEqual([{ kind: 'noCards' }]);
    expect(problemsOf('1\n'.repeat(1001))).toEqual([{ kind: 'tooLong', count: 1001, most: 1000 }]);
  });

  test('ydke:// text holds main, fusion and side deck as little-endian words', () => {
    expect(writeYdke({ main: [1, 258], side: [], fusion: [55144522] })).toBe('ydke://AQAAAAIBAAA=!SnBJAw==!!');
    expect(cardsIn('  YDKE://AQAAAAIB\nAAA=!SnBJAw==!  ')).toEqual({ main: [1, 258], side: [], fusion: [55144522] });
  });

  test('damaged ydke:// text is refused with the list that is damaged', () => {
    expect(problemsOf('ydke://AQAAAA==')).toEqual([
      { kind: 'missingList', part: 'fusion' },
      { kind: 'missingList', part: 'side' },
    ]);
    expect(problemsOf('ydke://AQAAAA==!?!!')).toEqual([{ kind: 'badList', part: 'fusion', why: 'notBase64' }]);
    expect(problemsOf('ydke://AQAAAA==!!AQAA!')).toEqual([{ kind: 'badList', part: 'side', why: 'notWholeNumbers' }]);
    expect(problemsOf('ydke://AAAAAA==!!!')).toEqual([{ kind: 'badList', part: 'main', why: 'zero' }]);
    expect(problemsOf('ydke://AQAAAA==!!!AQAAAA==!')).toEqual([{ kind: 'tooManyLists', found: 'AQAAAA==!' }]);
  });

  test.each(builtInDecks.map((deck) => [deck.id, deck] as const))(
    '%s goes through both forms unchanged',
    (_, { main, side, fusion }) => {
      expect(cardsIn(writeYdk({ main, side, fusion }))).toEqual({ main, side, fusion });
      expect(cardsIn(writeYdke({ main, side, fusion }))).toEqual({ main, side, fusion });
    },
  );
});
