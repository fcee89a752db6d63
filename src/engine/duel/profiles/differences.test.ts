import { expect, test } from 'vitest';
import { EXPERT } from './expert';
import { MODERN } from './modern';
import type { RuleOptions } from '../model/profile';
import { DIFFERENCES, versionOf } from './differences';

const keys = Object.keys(EXPERT) as (keyof RuleOptions)[];
const differ = keys.filter((key) => JSON.stringify(EXPERT[key]) !== JSON.stringify(MODERN[key]));

test('every option that rule sets differ in is told, once, and no other', () => {
  expect(DIFFERENCES.map(({ option }) => option).toSorted()).toEqual(differ.toSorted());
});

test.each(DIFFERENCES.map((one) => [one.option, one] as const))(
  '%s reads differently in each rule set, in both languages',
  (_, one) => {
    const [before, later] = [versionOf(one, EXPERT), versionOf(one, MODERN)];
    expect(before.en).not.toBe(later.en);
    expect(before.ja).not.toBe(later.ja);
    for (const { en, ja } of [before, later]) {
      expect(en).toMatch(/^[^぀-ヿ一-鿿]+\.$/u);
      expect(ja).toMatch(/。$/u);
    }
  },
);
