import { test } from 'vitest';
import { plays } from '../../scenario/testing';

test('destroyed by battle, Giant Rat may bring a weak EARTH monster in attack position', () => {
  plays({
    players: [
      { monsters: [{ card: 'Vorse Raider' }] },
      {
        monsters: [{ card: 'Giant Rat', position: 'defense' }],
        deck: ['Gemini Elf', 'Giant Rat', 'Mother Grizzly', 'Giant Soldier of Stone'],
      },
    ],
    steps: [
      { player: 0, do: 'enter', to: 'battle' },
      { player: 0, do: 'attack', card: 'Vorse Raider', target: 'Giant Rat' },
      { player: 1, do: 'answer', value: true },
      { do: 'legal', step: { player: 1, do: 'choose', cards: ['Giant Rat'] } },
      { do: 'illegal', step: { player: 1, do: 'choose', cards: ['Gemini Elf'] } },
      { do: 'illegal', step: { player: 1, do: 'choose', cards: ['Mother Grizzly'] } },
      { player: 1, do: 'choose', cards: ['Giant Soldier of Stone'] },
    ],
    expect: {
      players: [{}, { lp: 8000, monsters: [{ card: 'Giant Soldier of Stone', position: 'attack' }], graveyard: ['Giant Rat'] }],
    },
  });
});

test('its controller may leave the deck alone', () => {
  plays({
    players: [{ monsters: [{ card: 'Vorse Raider' }] }, { monsters: [{ card: 'Giant Rat' }], deck: ['Giant Rat'] }],
    steps: [
      { player: 0, do: 'enter', to: 'battle' },
      { player: 0, do: 'attack', card: 'Vorse Raider', target: 'Giant Rat' },
      { player: 1, do: 'answer', value: false },
    ],
    expect: { players: [{}, { monsters: [], deckCount: 1 }] },
  });
});
