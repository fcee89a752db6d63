import { describe, expect, test } from 'vitest';
import { shareOfHands } from './opening';
import { testHand } from './test-hand';

describe('the share of first hands with cards that a deck begins with', () => {
  test('agrees with hands that are drawn', () => {
    const main = Array.from({ length: 40 }, (_, i) => i);
    const hits = Array.from(
      { length: 4000 },
      (_, seed) => testHand(main, String(seed), 5).hand.filter((card) => card < 9).length,
    );
    for (const least of [1, 2, 3]) {
      const share = hits.filter((n) => n >= least).length / hits.length;
      expect(Math.abs(share - shareOfHands(least, 9, 40, 5)), `${least} or more`).toBeLessThan(0.03);
    }
  });

  test.each([
    [1, 0, 40, 5, 0],
    [1, 40, 40, 5, 1],
    [1, 1, 40, 5, 0.125],
    [1, 3, 4, 5, 1],
    [2, 1, 40, 5, 0],
    [0, 0, 40, 5, 1],
    [1, 0, 0, 5, 0],
  ])('at least %d of %d among %d cards in a hand of %d: %d', (least, marked, size, hand, share) => {
    expect(shareOfHands(least, marked, size, hand)).toBeCloseTo(share, 10);
  });
});
