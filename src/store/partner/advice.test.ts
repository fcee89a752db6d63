import { expect, test } from 'vitest';
import type { Considered } from '../../thinking';
import { inOrder } from './advice';

const one = (name: string, chance: number, by?: number): Considered => ({
  name,
  rollouts: 10,
  chance,
  error: 0.03,
  ...(by !== undefined && { behind: { by, error: 0.04 } }),
});
const chances = (found: readonly Considered[]): string[] => found.map(({ name, chance }) => `${name} ${chance.toFixed(2)}`);

test('advice names first what a partner would give, and never one below it with a higher chance', () => {
  // Given up after few games that were lucky for all of them.
  const found = inOrder([one('attack', 0.55), one('set', 0.52, 0.1), one('end', 0.7, 0.04)]);
  expect(chances(found)).toEqual(['attack 0.55', 'end 0.51', 'set 0.45']);
  expect(found[1]!.error).toBeCloseTo(Math.hypot(0.03, 0.04));
});

test('beside a sure win the other answers keep the chance that they had', () => {
  expect(chances(inOrder([one('win', 1), one('end', 0.3), one('set', 0.4)]))).toEqual(['win 1.00', 'set 0.40', 'end 0.30']);
});

test('a chance is never below none nor above that of the first, and nothing is said of nothing', () => {
  expect(chances(inOrder([one('win', 0.02), one('end', 0.3, 0.1), one('set', 0.3)]))).toEqual([
    'win 0.02',
    'set 0.02',
    'end 0.00',
  ]);
  expect(inOrder([])).toEqual([]);
});
