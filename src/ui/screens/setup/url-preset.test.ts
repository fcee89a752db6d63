import { expect, test } from 'vitest';
import { presetOf } from './url-preset';

test('the address presets seed, Life Points, decks, names, priority, how the screen is shared, who goes first and the rule set', () => {
  expect(
    presetOf(
      '?seed=abc&lp=2000&decks=bench-b,bench-a&names=Mika,Jun&priority=strict,smooth&secrecy=open&first=1&match=3&rules=modern',
    ),
  ).toEqual({
    isMatch: true,
    profile: 'modern',
    seed: 'abc',
    lifePoints: 2000,
    decks: ['bench-b', 'bench-a'],
    names: ['Mika', 'Jun'],
    modes: ['strict', 'smooth'],
    secrecy: 'open',
    first: 1,
  });
});

test('the address says at which seats a partner sits, and how it plays', () => {
  expect(presetOf('?partner=1:steady')).toEqual({ sitters: ['person', 'steady'] });
  expect(presetOf('?partner=0:gentle,1:keen')).toEqual({ sitters: ['gentle', 'keen'] });
  expect(presetOf('?partner=2:steady,1:greedy')).toEqual({});
});

test('what makes no sense presets nothing', () => {
  expect(presetOf('?secrecy=naked&lp=-5&decks=one&names=&priority=strict,never&first=2&match=5&rules=house')).toEqual({});
  expect(presetOf('')).toEqual({});
});

test('names and the seed of the address are as long as names may be', () => {
  const { names, seed } = presetOf(`?names=${'R'.repeat(500)},${'鎖'.repeat(63)}😀&seed=${'s'.repeat(500)}`);
  expect(names).toEqual(['R'.repeat(64), '鎖'.repeat(63)]);
  expect(seed).toHaveLength(64);
});
