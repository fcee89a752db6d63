import { expect, test } from 'vitest';
import type { PastGame } from '../../../store/recordings/past-game';
import { filtered } from './shelf-filter';

const NOON = new Date(2005, 3, 2, 12).getTime();
const HOUR = 3_600_000;

const duel = (id: string, more: Partial<PastGame> = {}): PastGame => ({
  id,
  at: NOON,
  names: ['Ren', 'Aya'],
  decks: null,
  profile: 'expert',
  turns: 1,
  lifePoints: [0, 0],
  result: null,
  isPinned: false,
  ...more,
});
const withCourse = (longestChain: number, start = 8000): Partial<PastGame> => ({
  course: {
    longestChain,
    largestLoss: 0,
    lifePoints: [[start, start]],
    field: [
      ['', ''],
      ['', ''],
    ],
  },
});
const ids = (duels: readonly PastGame[]): readonly string[] => duels.map(({ id }) => id);

test('past duels of today are those of this day, not those of the last 24 hours', () => {
  const duels = [duel('now'), duel('last night', { at: NOON - 13 * HOUR }), duel('this morning', { at: NOON - 11 * HOUR })];
  expect(ids(filtered(duels, 'today', NOON))).toEqual(['now', 'this morning']);
});

test('pinned duels stand by themselves, and all of them stand together', () => {
  const duels = [duel('loose'), duel('pinned', { isPinned: true })];
  expect(ids(filtered(duels, 'pinned', NOON))).toEqual(['pinned']);
  expect(ids(filtered(duels, 'all', NOON))).toEqual(['loose', 'pinned']);
});

test('a long chain has four links; a duel filed before that was kept has none', () => {
  const duels = [duel('three', withCourse(3)), duel('four', withCourse(4)), duel('old')];
  expect(ids(filtered(duels, 'long', NOON))).toEqual(['four']);
});

test('a finish is close where the winner had at most an eighth of its life left, or nobody had any', () => {
  const won: Partial<PastGame> = { result: { winner: 0, reason: 'lp' } };
  const duels = [
    duel('thousand', { ...won, ...withCourse(1), lifePoints: [1000, 0] }),
    duel('more', { ...won, ...withCourse(1), lifePoints: [1100, 0] }),
    duel('short', { ...won, ...withCourse(1, 2000), lifePoints: [300, 0] }),
    duel('both', { result: { winner: 'draw', reason: 'lp' }, ...withCourse(1), lifePoints: [0, 0] }),
    duel('left', { ...withCourse(1), lifePoints: [500, 500] }),
    duel('old', { ...won, lifePoints: [100, 0] }),
  ];
  expect(ids(filtered(duels, 'close', NOON))).toEqual(['thousand', 'both']);
});
