import { test } from 'vitest';
import { plays } from '../../scenario/testing';

test('Searches for Polymerization', () => {
  plays({
    players: [{ hand: ['Fusion Sage'], deck: ['Fusion Gate', 'Polymerization'] }, {}],
    steps: [
      { player: 0, do: 'activate', card: 'Fusion Sage' },
      { do: 'illegal', step: { player: 0, do: 'choose', cards: ['Fusion Gate'] } },
      { player: 0, do: 'choose', cards: ['Polymerization'] },
    ],
    expect: {
      events: ['toHand Polymerization', 'reveal Polymerization'],
      players: [{ hand: ['Polymerization'], graveyard: ['Fusion Sage'], deckCount: 1 }, {}],
    },
  });
});

test('Fusion Sage that finds nothing is no draw and loses nothing', () => {
  plays({
    players: [{ hand: ['Fusion Sage'], deck: [] }, {}],
    steps: [{ player: 0, do: 'activate', card: 'Fusion Sage' }],
    expect: { result: null, prompt: { player: 0, kind: 'idle' }, players: [{ hand: [], graveyard: ['Fusion Sage'] }, {}] },
  });
});
