import { describe, expect, test } from 'vitest';
import { duelGame } from '../../duel/cards';
import { visionBook, visionGame } from '../cards';
import { writeYdk } from '../../../decks/ydk';
import { writeYdke } from '../../../decks/ydke';
import {
  isVisionText,
  readVisionText,
  visionCauses,
  visionOrder,
  visionSearch,
  writeList,
  type VisionOrder,
  type VisionWanted,
} from './index';

const { pool } = visionGame;
const [procession, water] = visionGame.decks('vision');
const MAIN = procession!.main;
const FERRY_OAR = 1002;
const PAPER_LANTERN = 1001;
const UNKNOWN = 999_999;

const deck = (main: readonly number[]) => ({ main, side: [], fusion: [] });
const nameIn = (language: 'en' | 'ja') => (passcode: number) => pool.definition(passcode)?.facts[language];
const otherDuelDeck = duelGame.decks('expert')[0]!;

describe('a deck of VISION', () => {
  test('both decks that come with the table are legal', () => {
    expect(visionCauses(pool, MAIN)).toEqual([]);
    expect(visionCauses(pool, water!.main)).toEqual([]);
  });

  test('holds exactly fifty cards: neither one less nor one more', () => {
    const without = MAIN.slice(1);
    expect(visionCauses(pool, without)).toEqual([{ kind: 'size', count: 49, expected: 50 }]);
    expect(visionCauses(pool, [...MAIN, 1003])).toEqual([{ kind: 'size', count: 51, expected: 50 }]);
  });

  test('holds three of a name', () => {
    const fourOars = [FERRY_OAR, ...MAIN.slice(0, -1)];
    expect(visionCauses(pool, fourOars)).toEqual([{ kind: 'tooManyOfName', card: FERRY_OAR, count: 4, most: 3 }]);
  });

  test('holds as many of a card as the card itself says: six Paper Lanterns, not seven', () => {
    const lanterns = (n: number) => [...Array.from({ length: n }, () => PAPER_LANTERN), ...MAIN.slice(0, 50 - n)];
    expect(visionCauses(pool, lanterns(6))).toEqual([]);
    expect(visionCauses(pool, lanterns(7))).toEqual([{ kind: 'tooManyOfName', card: PAPER_LANTERN, count: 7, most: 6 }]);
  });

  test('a card that this table does not know is named by its number, however many there are', () => {
    const strange = [UNKNOWN, UNKNOWN, UNKNOWN, UNKNOWN, ...MAIN.slice(4)];
    expect(visionCauses(pool, strange)).toEqual([{ kind: 'unknown', passcode: UNKNOWN, count: 4 }]);
  });
});

describe('the text of a deck of VISION', () => {
  test.each(['en', 'ja'] as const)('a list of copies and names (%s) is read again as it was written', (language) => {
    expect(readVisionText(writeList(MAIN, nameIn(language)), pool)).toEqual({ ok: true, cards: deck(MAIN) });
  });

  test('its numbers work in the two forms of other programs too', () => {
    expect(readVisionText(writeYdk(deck(MAIN)), pool)).toEqual({ ok: true, cards: deck(MAIN) });
    expect(readVisionText(writeYdke(deck(MAIN)), pool)).toEqual({ ok: true, cards: deck(MAIN) });
  });

  test('width, case, a sign of times, comments and blank lines make no difference; a name alone is one copy', () => {
    const text = '\ufeff# mine\r\n３　渡しの櫂\r\n\r\n2x FERRY oar\nPaper Lantern\n1枚 紙灯籠\n';
    expect(readVisionText(text, pool)).toEqual({
      ok: true,
      cards: deck([...Array.from({ length: 5 }, () => FERRY_OAR), PAPER_LANTERN, PAPER_LANTERN]),
    });
  });

  test('each line that names no card is said, and nothing is read', () => {
    expect(readVisionText('3 Ferry Oar\n2 Ferry Ore\n0 Paper Lantern', pool)).toEqual({
      ok: false,
      problems: [
        { kind: 'unknownName', line: 2, found: '2 Ferry Ore', near: [FERRY_OAR] },
        { kind: 'unknownName', line: 3, found: '0 Paper Lantern', near: [] },
      ],
    });
  });

  test('a text far too large to be a deck is not looked at, and of many mistakes the first fifty are told', () => {
    expect(readVisionText('1\n'.repeat(2 * 1024 * 1024), pool)).toEqual({ ok: false, problems: [{ kind: 'tooLarge' }] });
    const read = readVisionText('Ferry Ore\n'.repeat(1000), pool);
    expect(read.ok ? [] : read.problems).toHaveLength(51);
  });

  test('a card without a name goes out and comes in by its number', () => {
    const text = writeList([UNKNOWN, UNKNOWN, FERRY_OAR], nameIn('en'));
    expect(text).toBe(`2 ${UNKNOWN}\n1 Ferry Oar\n`);
    expect(readVisionText(text, pool)).toEqual({ ok: true, cards: deck([UNKNOWN, UNKNOWN, FERRY_OAR]) });
  });

  test('a deck of the duel says so, as numbers and as names', () => {
    const other = { ok: false, problems: [{ kind: 'otherGame', game: 'duel' }] };
    expect(readVisionText(writeYdk(otherDuelDeck), pool)).toEqual(other);
    expect(readVisionText(writeYdke(otherDuelDeck), pool)).toEqual(other);
    expect(readVisionText('3 Thunder Dragon\n1 Pot of Greed', pool)).toEqual(other);
  });

  test('a Side Deck has no place in it', () => {
    expect(readVisionText(writeYdk({ ...deck(MAIN), side: [FERRY_OAR] }), pool)).toEqual({
      ok: false,
      problems: [{ kind: 'mainOnly' }],
    });
  });

  test('is known as one beside the duel, whatever its form; a deck of the duel is not', () => {
    expect(isVisionText(writeYdk(deck(MAIN)), pool)).toBe(true);
    expect(isVisionText('3 渡しの櫂', pool)).toBe(true);
    expect(isVisionText(writeYdk(otherDuelDeck), pool)).toBe(false);
    expect(isVisionText('#main\nMystery card', pool)).toBe(false);
  });
});

describe('looking for a card of VISION', () => {
  const search = visionSearch(pool, visionBook);
  const names = (wanted: VisionWanted): readonly string[] => search(wanted).cards.map(({ en }) => en);

  test.each(['ferry oar', 'ＯＡＲ ferry', '渡しの櫂', 'わたしの櫂'])(
    '%s: words of either name, in any order, find it',
    (text) => {
      const found = names({ text });
      expect(found).toEqual(text.startsWith('わ') ? [] : ['Ferry Oar']);
    },
  );

  test('words of its text find it only when texts are searched', () => {
    expect(names({ text: 'opposing player' })).toEqual([]);
    expect(names({ text: 'opposing player', inTexts: true })).toContain('Saigyou Ayakashi');
    expect(names({ text: '相手プレイヤー', inTexts: true })).toContain('Saigyou Ayakashi');
  });

  test('kind, sub-kind, race and keyword narrow the search', () => {
    const facts = (wanted: VisionWanted) => search(wanted).cards;
    expect(facts({ kind: 'command' }).every(({ kind }) => kind === 'command')).toBe(true);
    expect(facts({ subtype: 'equipment' }).map(({ subtype }) => subtype)).not.toContain('charm');
    expect(facts({ race: 'tool' }).length).toBeGreaterThan(3);
    expect(facts({ race: 'tool' }).every(({ race }) => race?.includes('tool'))).toBe(true);
    expect(names({ keyword: 'doll' })).toContain('Shanghai Doll');
    expect(names({ keyword: 'doll' })).not.toContain('Ferry Oar');
  });

  test('node, cost and graze can be asked for in ranges; a card with a dash lies in none', () => {
    expect(names({ cost: { from: 0 } })).not.toContain('Saigyou Ayakashi');
    expect(names({ graze: { from: 4, to: 4 } })).toContain('Saigyou Ayakashi');
    expect(search({ node: { to: 1 } }).cards.every(({ node }) => (node ?? 9) <= 1)).toBe(true);
    expect(search({ graze: { from: 0 } }).cards.every(({ kind }) => kind !== 'command')).toBe(true);
  });

  test('the orders: kinds stand together, cheap ones first; numbers from the highest', () => {
    const ordered = (order: VisionOrder) => visionOrder(pool.playable, order, 'en');
    expect([...new Set(ordered('kind').map(({ kind }) => kind))]).toEqual(['character', 'spell', 'command']);
    const spells = ordered('kind').filter(({ kind }) => kind === 'spell');
    expect(spells.map(({ cost }) => cost)).toEqual(spells.map(({ cost }) => cost).toSorted((a, b) => a! - b!));
    expect(ordered('attack')[0]?.en).toBe('Saigyou Ayakashi');
    expect(ordered('name').map(({ en }) => en)).toEqual(
      pool.playable.map(({ en }) => en).toSorted((a, b) => a.localeCompare(b, 'en')),
    );
  });
});
