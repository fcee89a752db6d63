import { expect, test } from 'vitest';
import { EXPERT } from './expert';
import { MODERN } from './modern';
import type { RuleOptions } from '../model/profile';
import { RULES } from '../register/index';
import { DIFFERENCES, lineIn, versionOf } from './differences';

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

/** What no line of the register says anything of: the chapter of differences tells it alone. */
const SAID_IN_NO_RULE = [
  'mainPhase1Ends',
  'damageSubSteps',
  'damageStepTriggers',
  'damageStepActivations',
  'ownFieldSpellReplaced',
  'deckLimits',
];

test('every other option changes a rule of the register, which reads otherwise in each rule set or is none of its rules', () => {
  expect(DIFFERENCES.filter(({ rules }) => rules === undefined).map(({ option }) => option)).toEqual(SAID_IN_NO_RULE);
  for (const { rules = {} } of DIFFERENCES)
    for (const rule of Object.keys(rules)) {
      const asWritten = RULES[rule as keyof typeof RULES];
      const [expert, modern] = [EXPERT, MODERN]
        .map((options) => lineIn(rule, options))
        .map((line) => (line === undefined ? asWritten : line));
      expect([rule, expert?.en === modern?.en, expert?.ja === modern?.ja]).toEqual([rule, false, false]);
    }
});
