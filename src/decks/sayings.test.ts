import { expect, test } from 'vitest';
import { wordsOn } from './finding';

const cards = [
  { id: 11, en: 'Ferry Oar', ja: '渡しの櫂' },
  { id: 12, en: 'D.D. Old Ferryman', ja: '渡し守' },
];

test('a text that comes later is looked through as soon as it is there, whatever was looked for before', () => {
  const texts = new Map<number, string>();
  const { find } = wordsOn(
    () => cards,
    ({ id }) => (texts.has(id) ? { en: [texts.get(id)!], ja: [] } : undefined),
  );
  const found = (text: string) => find(undefined, { text, inTexts: true, asTyped: true }).cards.map(({ id }) => id);
  expect(found('draw')).toEqual([]);
  texts.set(12, 'Draw a card.');
  expect(found('draw')).toEqual([12]);
  texts.set(11, 'Draw two cards.');
  expect(found('draw')).toEqual([11, 12]);
  expect(found('draw two')).toEqual([11]);
});

test('a card is found by its number and by its first initials, in the middle of other words by neither', () => {
  const { find } = wordsOn(
    () => cards,
    () => undefined,
  );
  const found = (text: string) => find(undefined, { text, asTyped: true }).cards.map(({ id }) => id);
  expect(found('12')).toEqual([12]);
  expect(found('ddo')).toEqual([12]);
  expect(found('ddof')).toEqual([12]);
  expect(found('dof')).toEqual([]);
  expect(found('ddof ferryman')).toEqual([]);
  expect(found('12 ferryman')).toEqual([]);
  expect(found('ferry')).toEqual([11, 12]);
});
