import { test } from 'vitest';
import { plays } from '../../scenario/testing';

test('Graceful Charity draws three cards and discards two of the hand', () => {
  plays({
    players: [{ hand: ['Graceful Charity', 'Dark Hole'], deck: ['Sangan', 'Jinzo', 'Gemini Elf', 'Fissure'] }, {}],
    steps: [
      { player: 0, do: 'activate', card: 'Graceful Charity' },
      { player: 0, do: 'choose', cards: ['Dark Hole', 'Jinzo'] },
    ],
    expect: {
      players: [{ hand: ['Sangan', 'Gemini Elf'], deckCount: 1, graveyard: ['Graceful Charity', 'Dark Hole', 'Jinzo'] }, {}],
    },
  });
});

test('Graceful Charity loses at the failed draw, before anything is discarded', () => {
  plays({
    players: [{ hand: ['Graceful Charity'], deck: ['Sangan', 'Jinzo'] }, {}],
    steps: [{ player: 0, do: 'activate', card: 'Graceful Charity' }],
    expect: { result: { winner: 1, reason: 'deckOut' }, players: [{ hand: ['Sangan', 'Jinzo'] }, {}] },
  });
});
