import { expect, test } from 'vitest';
import type { CardFacts } from '../model/facts';
import { LEFT_OUT_KEYWORDS } from '../model/vocabulary';
import { buildPool } from './card-pool';

/** A list as it comes from a file, which no type has checked. */
const listed = (keyword: string): readonly CardFacts[] =>
  JSON.parse(
    JSON.stringify([
      { id: 900, en: 'Paper Crane', ja: '折り鶴', kind: 'character', node: 1, cost: 0, keywords: [{ name: keyword }] },
    ]),
  ) as readonly CardFacts[];

test.each(LEFT_OUT_KEYWORDS)('A card with the keyword %s, which these rules leave out, is refused with a sentence', (keyword) => {
  expect(() => buildPool(listed(keyword), [{ passcode: 900 }])).toThrow(
    `Paper Crane has the keyword ${keyword}, which these rules leave out: the card cannot be played here`,
  );
});

test('A keyword that nobody knows is refused with those that are known', () => {
  expect(() => buildPool(listed('loud'), [])).toThrow(
    /Paper Crane has the keyword loud, which is not known; expected one of swift, ambush/,
  );
});

test('A card whose keywords are known is taken', () => {
  expect(buildPool(listed('swift'), [{ passcode: 900 }]).definition(900)?.is.swift).toBe(true);
});
