import { expect, test } from 'vitest';
import { isPlace, partsOf, placeAt } from './lying';

test('a text names a place if it has a seat and a zone, and perhaps a number', () => {
  expect(['0:hand:0', '1:row:12', '1:pile', '0:seat', 'gone'].filter((text) => !isPlace(text))).toEqual([]);
  const strange = ['', 'direct', '2:hand:0', '0', '0:', '0:hand:', '0:hand:-1', '0:hand:1:2', ' 0:hand:0', '0:hand:x', 7, null];
  expect(strange.filter(isPlace)).toEqual([]);
});

test('a place is taken apart into what it was made of; what is gone lies in no zone of a game', () => {
  expect(partsOf(placeAt(1, 'row', 3))).toEqual({ seat: 1, zone: 'row', index: 3 });
  expect(partsOf('0:pile')).toEqual({ seat: 0, zone: 'pile', index: 0 });
  expect(partsOf('gone').zone).toBe('gone');
});
