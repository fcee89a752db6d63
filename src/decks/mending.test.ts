import { expect, test } from 'vitest';
import { NO_CARDS, type DeckCards } from './deck';
import { mended, mendingOf } from './mending';

const POT = 55144522;
const deck: DeckCards = { ...NO_CARDS, main: [1, POT, POT, 2], side: [POT, 3], fusion: [] };
const isPot = (passcode: number): boolean => passcode === POT;
const after = (cause: Parameters<typeof mendingOf>[0], cards: DeckCards = deck): DeckCards =>
  mended(mendingOf(cause)!, cards, isPot);

test('a card above the list loses its copies in the Side Deck first, and only as many as are too many', () => {
  expect(after({ kind: 'overLimit', count: 3, most: 2 })).toEqual({ ...deck, side: [3] });
  expect(after({ kind: 'overLimit', count: 3, most: 1 })).toEqual({ ...deck, main: [1, POT, 2], side: [3] });
});

test('a card that may not be there at all goes from every part', () => {
  for (const kind of ['forbidden', 'token', 'notPlayable', 'unknown'])
    expect(after({ kind, count: 3 })).toEqual({ main: [1, 2], side: [3], fusion: [] });
});

test('a card in the wrong part moves to its own, all of its copies, and no other card', () => {
  expect(after({ kind: 'fusionInMain', count: 2 })).toEqual({ main: [1, 2], side: [POT, 3], fusion: [POT, POT] });
  const wrong = { ...NO_CARDS, main: [1], fusion: [POT, 4] };
  expect(after({ kind: 'notFusion', count: 1 }, wrong)).toEqual({ ...NO_CARDS, main: [1, POT], fusion: [4] });
});

test('which cards come into a deck that is too small, or leave one that is too large, nobody decides for its player', () => {
  for (const kind of ['tooFewMain', 'tooMany', 'sideCount', 'size']) expect(mendingOf({ kind, count: 7 })).toBeNull();
});
