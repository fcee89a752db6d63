import { expect, test } from 'vitest';
import { actedOn, pass, seatAsked, startPassing } from './passing';

test('everybody has passed only after passes in a row', () => {
  const passing = startPassing([1, 0]);
  expect(seatAsked(passing)).toBe(1);
  expect(pass(passing)).toBe(false);
  expect(seatAsked(passing)).toBe(0);
  actedOn(passing);
  expect(seatAsked(passing)).toBe(1);
  expect(pass(passing)).toBe(false);
  expect(pass(passing)).toBe(true);
});

test('a window for one seat closes with that seat’s pass', () => {
  expect(pass(startPassing([1]))).toBe(true);
});
