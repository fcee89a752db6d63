import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { duelGame } from '../games/duel/cards';
import { allCardFacts, cardFacts } from '../games/duel/cards/printed';
import goatEntries from './data/goat-entries.json';
import otherNames from './data/other-names.json';
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

  const SANGAN = 26202165;
  const times = (n: number, passcode: number): readonly number[] => Array.from({ length: n }, () => passcode);

  test.each([
    ['3 Sangan', times(3, SANGAN)],
    ['3x Sangan', times(3, SANGAN)],
    ['x3 Sangan', times(3, SANGAN)],
    ['Sangan x3', times(3, SANGAN)],
    ['Sangan (3)', times(3, SANGAN)],
    ['- 3 Sangan', times(3, SANGAN)],
    ['クリッター 3枚', times(3, SANGAN)],
    ['３　クリッター', times(3, SANGAN)],
    ['3\nSangan', times(3, SANGAN)],
    ['Sangan', [SANGAN]],
    ['2 Blue Eyes White Dragon', times(2, 89631139)],
    ['3 7', times(3, 67048711)],
  ])('%s is a list of names', (text, main) => {
    expect(cardsIn(text)).toEqual({ main, side: [], fusion: [] });
  });

  test('headings begin the parts of a list; a Fusion Monster belongs in the fusion deck wherever it stands', () => {
    const text = [
      'Monsters: 3',
      '2 Sangan',
      'Spells (1)',
      '1 Pot of Greed',
      '1 Thousand-Eyes Restrict',
      'Total: 4',
      'Side Deck',
      '1 Jinzo',
    ];
    expect(cardsIn(text.join('\n'))).toEqual({ main: [SANGAN, SANGAN, 55144522], side: [77585513], fusion: [63519819] });
    expect(cardsIn('【モンスター】3枚\nクリッター\n【サイドデッキ】\nクリッター')).toEqual({
      main: [SANGAN],
      side: [SANGAN],
      fusion: [],
    });
  });

  test('cards are known by the names that they had', () => {
    expect(cardsIn('2 Kinetic Soldier\nRed-Eyes Black Dragon')).toEqual(cardsIn('2 Cipher Soldier\nRed-Eyes B. Dragon'));
  });

  test('cards are known by what players call them, however they spell it; how many cards there are is no card', () => {
    expect(cardsIn('Cards: 3\n1 BLS\n1 Solemn Judgement\n1 Sakuretsu Armour')).toEqual(
      cardsIn('1 Black Luster Soldier - Envoy of the Beginning\n1 Solemn Judgment\n1 Sakuretsu Armor'),
    );
  });

  test('each line that names no card is said, with the cards that it may mean', () => {
    expect(problemsOf('3 Sangan\n2 Pot of Gred\nNobody knows this')).toEqual([
      { kind: 'unknownName', line: 2, found: '2 Pot of Gred', near: [55144522] },
      { kind: 'unknownName', line: 3, found: 'Nobody knows this', near: [] },
    ]);
  });

  test('the numbers by which another program counts the cards of 2005 are those cards', () => {
    expect(cardsIn('#main\n504700139\n504700178\n#extra\n504700102')).toEqual({
      main: [79853073, SANGAN],
      side: [],
      fusion: [63519819],
    });
    expect(goatEntries.of.filter((passcode) => passcode !== 0 && !cardFacts(passcode))).toEqual([]);
  });

  test('every other name stands for a card that there is, and is no name of another', () => {
    for (const [name, passcode] of Object.entries(otherNames)) {
      expect(cardFacts(passcode), name).toBeDefined();
      expect(
        allCardFacts.find(({ en }) => en === name && en !== cardFacts(passcode)?.en),
        name,
      ).toBeUndefined();
    }
  });
});
