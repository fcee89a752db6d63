import { expect, test } from 'vitest';
import { allCardFacts } from '../games/duel/cards/printed';
import { allowance } from './allowance';
import { FORMATS, type Format } from './formats';

const passcodeOf = (name: string): number => allCardFacts.find(({ en }) => en === name)!.id;
const allowed = (name: string): readonly number[] => FORMATS.map((format) => allowance(passcodeOf(name), format));
/** How many cards a list forbids, limits to one and to two. */
const lengths = (format: Format): readonly number[] =>
  [0, 1, 2].map((copies) => allCardFacts.filter(({ id }) => allowance(id, format) === copies).length);

test('a card may be forbidden by one list, limited by another and free by none', () => {
  expect(FORMATS).toEqual(['april-2005', 'ocg-2005-03', 'ocg-2004-09', 'ocg-2004-03', 'no-list']);
  expect(allowed('Yata-Garasu')).toEqual([0, 0, 0, 0, 3]);
  expect(allowed('Raigeki')).toEqual([0, 0, 0, 0, 3]);
  expect(allowed('Chaos Emperor Dragon - Envoy of the End')[3]).toBe(1);
  expect(allowed('Vorse Raider')).toEqual([3, 3, 3, 3, 3]);
});

test('all that a list names is a card of the pool', () => {
  expect(FORMATS.map((format) => lengths(format).reduce((sum, n) => sum + n))).toEqual([73, 77, 66, 61, 0]);
  expect(allowance(passcodeOf('Magical Scientist'), 'april-2005')).toBe(0);
});
