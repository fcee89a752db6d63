import { expect, test } from 'vitest';
import { allCardFacts } from '../printed';
import { deckCards } from './deck-cards';
import { byPasscode, unpackedDecks } from './packed-decks';

// As the build does it.
const { packedDecks } = (await import(new URL('../../../../../.ci/packed-facts.mjs', import.meta.url).href)) as {
  packedDecks: (decks: unknown, passcodes: readonly number[]) => Readonly<Record<string, string>>;
};
const passcodes = byPasscode(allCardFacts);
const packed = packedDecks(deckCards, passcodes);

test('what the build packs is the same deck, card for card', () => {
  expect(Object.keys(deckCards).length).toBeGreaterThanOrEqual(40);
  expect(unpackedDecks(packed, passcodes)).toEqual(deckCards);
});

test('packed decks are less than half as long', () =>
  expect(JSON.stringify(packed).length * 2).toBeLessThan(JSON.stringify(deckCards).length));
