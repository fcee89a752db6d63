import { describe, expect, test } from 'vitest';
import { VERBS } from '../../../../engine/duel';
import { tableTexts } from '../../../../i18n/table-texts';
import { sentenceOf } from './sentence-of';
import { tell } from './tell';
import type { Told } from './told';

const event = (verb: Told['verb'], more: Partial<Told> = {}): Told => ({ number: 1, turn: 1, player: 0, verb, ...more });

const plain = (told: Told, language: 'en' | 'ja' = 'en'): string =>
  sentenceOf(told, tableTexts[language])
    .map((piece) =>
      piece.kind === 'seat' ? ['REN', 'AYA'][piece.seat] : piece.kind === 'card' ? `#${piece.passcode}` : piece.text,
    )
    .join('');

describe('a line of the log', () => {
  test.each(VERBS)('%s has a sentence in both languages, with every slot filled', (verb) => {
    const full = event(verb, { passcode: 7, other: 8, amount: 2, lifePoints: 100, link: 1, text: 'heads' });
    for (const language of ['en', 'ja'] as const) expect(plain(full, language)).toMatch(/^[^{}]+$/);
  });

  test.each(['constructor', '__proto__', 'toString'])('a word %s that a file says is a word like any other', (text) => {
    for (const verb of ['phase', 'step', 'coin', 'attack'] as const)
      expect(plain(event(verb, { passcode: 7, text }))).not.toMatch(/function|object/);
  });

  test('a card that the viewer may not know is just a card', () => {
    expect(plain(event('draw'))).toBe('REN draws a card');
    expect(plain(event('set', { to: 'monster' }))).toBe('REN Sets a monster');
    expect(plain(event('attack', { passcode: 7 }))).toBe('#7 attacks a face-down monster');
  });
});

test('who chose is told, and who goes first; an older recording knows the latter alone', () => {
  expect(plain(event('chooseFirst', { player: 1, text: 'second' }))).toBe('AYA chooses: REN goes first');
  expect(plain(event('chooseFirst', { player: 1, text: 'first' }))).toBe('AYA chooses to go first');
  expect(plain(event('chooseFirst', { player: 0 }))).toBe('REN goes first');
  expect(plain(event('chooseFirst', { player: 1, text: 'second' }), 'ja')).toBe('AYAが後攻を選び、RENの先攻');
});

test('counters are counted: one, or so many', () => {
  const counters = (amount: number): string => plain(event('counter', { passcode: 7, amount }));
  expect(counters(1)).toBe('1 counter placed on #7');
  expect(counters(3)).toBe('3 counters placed on #7');
  expect(counters(-1)).toBe('1 counter removed from #7');
  expect(counters(-2)).toBe('2 counters removed from #7');
});

test('a duel that a card decided names it; one that was recorded without it does not', () => {
  expect(plain(event('win', { text: '0 exodia', passcode: 7 }))).toBe('REN wins: #7');
  expect(plain(event('win', { text: 'draw lastTurn', passcode: 7 }))).toBe('The duel is a draw: #7');
  expect(plain(event('win', { text: '0 exodia' }))).toBe('REN wins');
});

describe('the log as it is read', () => {
  const told = (...events: Told[]): string[] => tell(events.map((one, number) => ({ ...one, number }))).map((one) => plain(one));

  test('an activation and its Chain Link are one line', () => {
    expect(
      told(
        event('activate', { passcode: 7 }),
        event('toGrave', { passcode: 9, from: 'hand', cause: 'cost' }),
        event('chainLink', { passcode: 7, link: 2 }),
      ),
    ).toEqual(['REN activates #7 as Chain Link 2', 'REN discards #9 (cost)']);
  });

  test('a missed timing tells what came in between, as far as the viewer may know it', () => {
    const missed = event('missedTiming', { passcode: 7, after: 1 });
    const log = (drawn: Partial<Told>): Told[] =>
      [event('summon', { passcode: 7 }), event('draw', drawn), missed].map((one, number) => ({ ...one, number }));
    expect(plain(tell(log({ passcode: 9 })).at(-1)!)).toBe('#7 missed its timing; afterwards: REN draws #9');
    expect(plain(tell(log({})).at(-1)!)).toBe('#7 missed its timing; afterwards: REN draws a card');
    expect(plain(tell(log({})).at(-1)!, 'ja')).toBe('#7はタイミングを逃した（直後：REN：カード1枚をドロー）');
    expect(plain(missed)).toBe('#7 missed its timing');
  });

  test('a destroyed card goes to the Graveyard without a second line', () => {
    expect(
      told(
        event('destroy', { passcode: 7, cause: 'battle' }),
        event('toGrave', { passcode: 7, from: 'monster', cause: 'battle' }),
      ),
    ).toEqual(['#7 is destroyed by battle']);
  });

  test('hidden draws in a row are counted', () => {
    expect(told(event('draw'), event('draw'), event('draw'), event('draw', { player: 1 }))).toEqual([
      'REN draws 3 cards',
      'AYA draws a card',
    ]);
  });

  test('the same token again is counted', () => {
    expect(told(event('specialSummon', { passcode: 7 }), event('specialSummon', { passcode: 7 }))).toEqual([
      'REN Special Summons #7 ×2',
    ]);
  });

  test('a phase in which nothing happened is no line; the present one is', () => {
    expect(
      told(
        event('phase', { text: 'draw' }),
        event('draw'),
        event('phase', { text: 'standby' }),
        event('phase', { text: 'main1' }),
      ),
    ).toEqual(['Draw Phase', 'REN draws a card', 'Main Phase 1']);
  });

  test('a chain of one does not say that it resolves, a longer one does', () => {
    const chain = (...links: number[]): Told[] => links.map((link) => event('chainLink', { passcode: link, link }));
    expect(told(...chain(1), event('resolve', { passcode: 1, link: 1 }))).toEqual([]);
    expect(told(...chain(1, 2), event('resolve', { passcode: 2, link: 2 }), event('resolve', { passcode: 1, link: 1 }))).toEqual([
      'Chain Link 2 resolves: #2',
      'Chain Link 1 resolves: #1',
    ]);
  });
});

test('an opening hand is one line for both seats alike; a card that is drawn later has its own', () => {
  const drawn = (player: 0 | 1, passcode: number | undefined, rule?: Told['rule']): Told =>
    event('draw', { player, ...(passcode !== undefined && { passcode }), ...(rule && { rule }) });
  const log = [
    ...[11, 12, 13, 14, 15].map((passcode) => drawn(0, passcode, 'opening-hand')),
    ...[1, 2, 3, 4, 5].map(() => drawn(1, undefined, 'opening-hand')),
    drawn(0, 16),
    drawn(0, 17),
  ];
  expect(tell(log).map((one) => plain(one))).toEqual([
    'REN draws 5 cards',
    'AYA draws 5 cards',
    'REN draws #16',
    'REN draws #17',
  ]);
});
