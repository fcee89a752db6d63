import { expect, test } from 'vitest';
import { typeset } from './typeset';

/** Every sign is half as wide as it is high, a full-width one as wide. */
const wide = (text: string, size: number): number => [...text].reduce((sum, sign) => sum + (sign > '⺀' ? size : size / 2), 0);

test('words that have room stand on one line in their size', () => {
  expect(typeset('Pot of Greed', { width: 200, lines: 2, size: 20 }, wide)).toEqual({ lines: ['Pot of Greed'], size: 20 });
});

test('longer ones are broken between words, and set smaller before anything is cut', () => {
  const { lines, size } = typeset('Seven Tools of the Bandit', { width: 110, lines: 2, size: 18 }, wide);
  expect(lines.join(' ')).toBe('Seven Tools of the Bandit');
  expect(lines).toHaveLength(2);
  expect(size).toBeGreaterThan(12);
  expect(size).toBeLessThanOrEqual(18);
});

test('Japanese is broken without spaces, and no line begins with a closing sign', () => {
  const { lines } = typeset('レンのライフポイントが0になりました。おわり', { width: 200, lines: 3, size: 20 }, wide);
  expect(lines.join('')).toBe('レンのライフポイントが0になりました。おわり');
  for (const line of lines) expect(line).not.toMatch(/^[。」）]/);
});

test('what never fits is cut with a sign of it, and stays within its width', () => {
  const { lines, size } = typeset('W'.repeat(64), { width: 120, lines: 1, size: 30 }, wide);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatch(/^W+…$/);
  expect(wide(lines[0]!, size)).toBeLessThanOrEqual(120);
});
