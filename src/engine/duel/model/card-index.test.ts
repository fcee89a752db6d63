import { expect, test } from 'vitest';
import { newCard } from './card';
import { CardIndex } from './card-index';
import { buildPool } from './pool';
import { cardId } from './vocabulary';

const facts = (id: number, subtype: 'normal' | 'token') => ({ id, en: `${id}`, ja: `${id}`, kind: 'monster' as const, subtype });
const pool = buildPool([facts(1, 'normal'), facts(2, 'normal'), facts(3, 'token')], []);
const cards = (...passcodes: readonly number[]) => passcodes.map((passcode, id) => newCard(cardId(id), passcode, 0, 'deck'));
const passcodesOf = ({ defs }: CardIndex): number[] => defs.map((definition) => definition.facts.id);

test('duels one after another between the same decks share an index, which knows their cards only', () => {
  const first = CardIndex.of(pool, cards(1, 2));
  expect(CardIndex.of(pool, cards(1, 2))).toBe(first);
  expect(passcodesOf(CardIndex.of(pool, cards(2, 1)))).toEqual([2, 1]);
  expect(passcodesOf(first)).toEqual([1, 2]);
});

test('a token adds to the index, and going back takes it away again', () => {
  const first = CardIndex.of(pool, cards(1, 2));
  const grown = first.of(pool, cards(1, 2, 3, 3));
  expect(passcodesOf(grown)).toEqual([1, 2, 3, 3]);
  expect(first.of(pool, cards(1, 2, 3, 3))).toBe(grown);
  expect(passcodesOf(grown.of(pool, cards(1, 2, 3)))).toEqual([1, 2, 3]);
  expect(passcodesOf(grown.of(pool, cards(1, 2)))).toEqual([1, 2]);
  expect(passcodesOf(first)).toEqual([1, 2]);
});
