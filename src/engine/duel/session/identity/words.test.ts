import { expect, test } from 'vitest';
import { wordOf, wordOfKey, type Objects } from './words';

/** Cards by the moment at which each came: it is told by what is given here. */
const objects = (...cards: readonly (readonly [id: number, arrival: number, reference: number])[]): Objects => ({
  referenceAt: (id, arrival) => cards.find((card) => card[0] === id && card[1] === arrival)?.[2],
});
const here = objects([12, 34, 7], [3, 40, 8]);

test('a key is told by where its cards lie, not by which they are and when they came', () => {
  expect(wordOfKey('12@34:0', here)).toBe(wordOfKey('5@6:0', objects([5, 6, 7])));
  expect(wordOfKey('12@34:0', here)).not.toBe(wordOfKey('3@40:0', here));
  expect(wordOfKey('12@34>3@40', here)).not.toBe(wordOfKey('3@40>12@34', here));
});

test('what stands beside a card in a key counts', () => {
  const keys = ['12@34', '12@34:0', '12@34:1', '12@34:10', 'battle 12@34:0', '12@34@34', '12:0', '7:0', '12@', '@34', ''];
  expect(new Set(keys.map((key) => wordOfKey(key, here))).size).toBe(keys.length);
});

test('a key of a card that has gone and come back is none any more', () => {
  expect(wordOfKey('12@35:0', here)).toBeUndefined();
  expect(wordOfKey('12@34>3@41', here)).toBeUndefined();
});

test('a key without a card is a word', () => {
  for (const key of ['by name 0:4031928:1', 'normal summon 1', 'mixed 0', 'a@b']) expect(wordOfKey(key, here)).toBe(wordOf(key));
});
