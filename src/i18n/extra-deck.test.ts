import { expect, test } from 'vitest';
import { worded } from './extra-deck';

test('a catalogue written with the Fusion Deck speaks of the extra deck wherever it names it', () => {
  const texts = worded({
    en: { part: { fusion: 'Fusion Deck' }, full: (n: number) => `The Fusion Deck has ${n} cards.` },
    ja: { part: { fusion: '融合デッキ' }, full: (n: number) => `融合デッキ${n}枚` },
  });
  expect(texts.fusion.en.part.fusion).toBe('Fusion Deck');
  expect(texts.extra.en.part.fusion).toBe('Extra Deck');
  expect(texts.extra.en.full(3)).toBe('The Extra Deck has 3 cards.');
  expect(texts.extra.ja.full(3)).toBe('エクストラデッキ3枚');
});
