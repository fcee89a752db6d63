import { expect, test } from 'vitest';
import type { PastDuel } from '../../store/recordings/past-duel';
import { filtered } from './shelf-filter';

const NOON = new Date(2005, 3, 2, 12).getTime();
const HOUR = 3_600_000;

const duel = (id: string, more: Partial<PastDuel> = {}): PastDuel => ({
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
const withChain = (longestChain: number): Partial<PastDuel> => ({
  course: {
    longestChain,
    largestLoss: 0,
    lifePoints: [],
    field: [
      ['', ''],
      ['', ''],
    ],
  },
});
const ids = (duels: readonly PastDuel[]): readonly string[] => duels.map(({ id }) => id);

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
  const duels = [duel('three', withChain(3)), duel('four', withChain(4)), duel('old')];
  expect(ids(filtered(duels, 'long', NOON))).toEqual(['four']);
});
