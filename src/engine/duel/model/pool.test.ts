import { expect, test } from 'vitest';
import { monster, spell, trap } from '../api/define';
import type { CardFacts } from './card';
import { buildPool } from './pool';

const raider: CardFacts = {
  id: 1,
  en: 'Raider',
  ja: '襲う者',
  kind: 'monster',
  subtype: 'normal',
  level: 4,
  atk: 1900,
  def: 1200,
};
const pot: CardFacts = { id: 2, en: 'Pot', ja: '壺', kind: 'spell', subtype: 'normal' };
const unknown: CardFacts = { id: 3, en: 'Hole', ja: '穴', kind: 'trap', subtype: 'normal' };

test('a card is completed once, and only when it is asked for', () => {
  const pool = buildPool([raider, pot, unknown], [spell(2, {})]);
  expect(pool.playable.map(({ id }) => id)).toEqual([1, 2]);
  expect(pool.definition(2)).toBe(pool.definition(2));
  expect(pool.definition(1)?.index.isMonster).toBe(true);
  expect(pool.all.map(({ facts }) => facts.en)).toEqual(['Raider', 'Pot']);
});

test('a card without code is known by its facts and has no definition', () => {
  const pool = buildPool([unknown], []);
  expect(pool.facts(3)).toBe(unknown);
  expect(pool.definition(3)).toBeUndefined();
  expect(pool.definition(4)).toBeUndefined();
});

test('code for a card of another kind, or for none, is refused', () => {
  expect(() => buildPool([pot], [trap(2, {})])).toThrow('The card 2 is a spell, and its code says trap');
  expect(() => buildPool([], [monster(9, {})])).toThrow('Card code without facts: 9');
});
