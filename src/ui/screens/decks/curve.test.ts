import { expect, test } from 'vitest';
import { curveOf } from './curve';

test('a card is counted in the last bar it reaches, and one without a level in none', () => {
  const { bars } = curveOf(
    'Levels',
    [
      [1, '1–2'],
      [3, '3'],
      [7, '7+'],
    ],
    [1, 2, 2, 3, 6, 7, 12, undefined, undefined],
  );
  expect(bars.map(({ count }) => count)).toEqual([3, 2, 2]);
});
