import { expect, test } from 'vitest';
import { sameData } from './same-data';

const card = { place: '0:monster:2', known: true, links: [1], changes: [{ of: 'atk', by: 500 }] };

test('a card of which nothing has changed is the same in the next view', () => {
  expect(sameData(card, structuredClone(card))).toBe(true);
});

test('a card with one link more, another value or one fact more is another one', () => {
  expect(sameData(card, { ...card, links: [1, 2] })).toBe(false);
  expect(sameData(card, { ...card, changes: [{ of: 'atk', by: 600 }] })).toBe(false);
  expect(sameData(card, { ...card, counters: 1 })).toBe(false);
  expect(sameData({ ...card, counters: undefined }, { ...card, negated: undefined })).toBe(false);
});

test('nothing is not the same as something, and a list is no record', () => {
  expect(sameData(null, card)).toBe(false);
  expect(sameData([], {})).toBe(false);
  expect(sameData(new Set([1]), new Set([1]))).toBe(false);
});
