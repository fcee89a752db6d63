import { test } from 'vitest';
import { plays } from '../../scenario/testing';

test('Searches for a Field Spell', () => {
  plays({
    players: [{ hand: ['Terraforming'], deck: ['Scapegoat', 'Messenger of Peace', 'Umi'] }, {}],
    steps: [
      { player: 0, do: 'activate', card: 'Terraforming' },
      { do: 'illegal', step: { player: 0, do: 'choose', cards: ['Scapegoat'] } },
      { do: 'illegal', step: { player: 0, do: 'choose', cards: ['Messenger of Peace'] } },
      { player: 0, do: 'choose', cards: ['Umi'] },
    ],
    expect: { events: ['toHand Umi', 'reveal Umi'], players: [{ hand: ['Umi'], graveyard: ['Terraforming'], deckCount: 2 }, {}] },
  });
});

test('Terraforming that finds nothing is no draw and loses nothing', () => {
  plays({
    players: [{ hand: ['Terraforming'], deck: [] }, {}],
    steps: [{ player: 0, do: 'activate', card: 'Terraforming' }],
    expect: { result: null, prompt: { player: 0, kind: 'idle' }, players: [{ hand: [], graveyard: ['Terraforming'] }, {}] },
  });
});
