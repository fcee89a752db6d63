import { describe, expect, test } from 'vitest';
import { CHAPTERS, RULES, ruleText, type Rule } from './index';

const rules = Object.entries<Rule>(RULES);
const STATEMENTS = [...Array.from({ length: 71 }, (_, i) => `V${String(i + 1).padStart(2, '0')}`), 'V16b'].sort();

/** What was settled where statements are silent, and the sections of the digest that a rule stands in without a number. */
const SETTLED = /^S([1-9]|[1-3]\d|4[0-2])$/;
const SECTIONS = ['1', '3', '4', '5', '6.1', '6.3', '6.6', '6.7'];
const isStatement = (cite: string): boolean => STATEMENTS.includes(cite);

describe('the register of VISION', () => {
  test('no rule stands in two chapters, and each is named in words joined by hyphens', () => {
    const keys = Object.values(CHAPTERS).flatMap((chapter) => Object.keys(chapter));
    expect(new Set(keys).size).toBe(keys.length);
    expect(rules).toHaveLength(keys.length);
    expect(keys.filter((key) => !/^[a-z]+(-[a-z]+)*$/.test(key))).toEqual([]);
  });

  test.each(['en', 'ja'] as const)('every rule has one short sentence of its own (%s)', (language) => {
    const texts = rules.map(([, rule]) => rule[language]);
    const ending = language === 'en' ? /^[^\n]{5,150}\.$/ : /^[^\n]{5,80}。$/;
    expect(texts.filter((text) => !ending.test(text))).toEqual([]);
    expect(texts.filter((text, i) => texts.indexOf(text) !== i)).toEqual([]);
    expect(texts.filter((text) => /[぀-ヿ]/.test(text) === (language === 'en'))).toEqual([]);
  });

  test('every statement of the source is told by a rule that explains it', () => {
    const told = rules.flatMap(([, { cites, explains }]) => (explains ? cites.filter(isStatement) : []));
    expect([...new Set(told)].sort()).toEqual(STATEMENTS);
    const others = rules.flatMap(([, { cites }]) => cites).filter((cite) => !isStatement(cite));
    expect(others.filter((cite) => !SETTLED.test(cite) && !SECTIONS.includes(cite))).toEqual([]);
  });

  test('a reason cites a statement only where that says it; all else stands in a section, or was settled', () => {
    const citing = (number: string): string[] =>
      rules.filter(([, { cites, explains }]) => !explains && cites.includes(number)).map(([key]) => key);
    expect(citing('V28').sort()).toEqual(['character-once', 'doll-once', 'main-phase-only']);
    expect(citing('V37')).toEqual([]);
    expect(citing('V07')).toEqual([]);
    expect(citing('V65')).toEqual([]);
    expect(citing('V63')).toEqual(['direct-answer-only']);
  });

  test('the rules that explain stand in the order of their statements', () => {
    for (const chapter of Object.values<Readonly<Record<string, Rule>>>(CHAPTERS)) {
      const numbers = Object.values(chapter).flatMap(({ cites, explains }) => (explains ? cites.filter(isStatement) : []));
      expect(numbers).toEqual([...numbers].sort());
    }
  });

  test('a rule tells its line in both languages', () => {
    expect(ruleText('nodes-do-not-wake', 'en')).toBe('Nodes do not wake in the Active Phase.');
    expect(ruleText('nodes-do-not-wake', 'ja')).toContain('ノード');
  });
});
