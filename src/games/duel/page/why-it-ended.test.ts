import { expect, test } from 'vitest';
import { aroundTexts } from '../../../i18n/around-texts';
import type { CardInfo } from '../../../ui/base/card/card-info';
import { whyItEnded } from './why-it-ended';

const info: CardInfo = (passcode) => ({
  name: `#${passcode}`,
  facts: { id: passcode, en: '', ja: '', kind: 'monster', subtype: 'effect' },
});
const names = ['Ren', 'Aya'] as const;

test('a duel that a card decided says which card, one that was kept without it does not', () => {
  const result = { winner: 0, reason: 'exodia' } as const;
  expect(whyItEnded({ ...result, passcode: 7 }, names, aroundTexts.en, info)).toBe(
    '#7: All five pieces of Exodia are in one hand.',
  );
  expect(whyItEnded({ ...result, passcode: 7 }, names, aroundTexts.ja, info)).toBe(
    '「#7」エクゾディアの5枚が手札にそろいました。',
  );
  expect(whyItEnded(result, names, aroundTexts.en, info)).toBe('All five pieces of Exodia are in one hand.');
});
