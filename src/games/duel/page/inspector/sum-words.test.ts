import { describe, expect, test } from 'vitest';
import type { CardFacts } from '../../../../engine/duel';
import { tableTexts } from '../../../../i18n/table-texts';
import type { CardInfo } from '../../../../ui/base/card/card-info';
import { sumWords } from './sum-words';

const facts = { atk: 1500, def: 1200 };
const info: CardInfo = (passcode) => ({ name: passcode === 1 ? 'Axe of Despair' : 'Umi', facts: {} as CardFacts });
const words = { t: tableTexts.en, info };

describe('a value as a sum', () => {
  test('says what is printed and what each effect adds', () => {
    const changes = [
      { of: 'atk', sets: false, amount: 1000, passcode: 1 },
      { of: 'def', sets: false, amount: -200, passcode: 2 },
      { of: 'atk', sets: false, amount: -600 },
    ] as const;
    const card = { atk: 1900, def: 1000, changes };
    expect(sumWords('atk', card, facts, words)).toBe('ATK 1900 = 1500 +\u00a01000 Axe of Despair −\u00a0600 a lasting effect');
    expect(sumWords('def', card, facts, words)).toBe('DEF 1000 = 1200 −\u00a0200 Umi');
    expect(sumWords('atk', card, facts, { ...words, t: tableTexts.ja })).toContain('−\u00a0600 残存効果');
  });

  test('begins with the value that an effect sets, and never falls below 0', () => {
    const set = {
      atk: 2500,
      changes: [
        { of: 'atk', sets: true, amount: 2000, passcode: 2 },
        { of: 'atk', sets: false, amount: 500, passcode: 1 },
      ] as const,
    };
    expect(sumWords('atk', set, facts, words)).toBe('ATK 2500 = 2000 Umi +\u00a0500 Axe of Despair');
    const low = { atk: 0, changes: [{ of: 'atk', sets: false, amount: -1800, passcode: 2 }] as const };
    expect(sumWords('atk', low, facts, words)).toBe('ATK 0 = 1500 −\u00a01800 Umi (never below 0)');
  });

  test('is silent where no effect has a part in it', () => {
    expect(sumWords('atk', { atk: 1500 }, facts, words)).toBeUndefined();
  });
});
