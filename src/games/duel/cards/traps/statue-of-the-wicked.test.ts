import { test } from 'vitest';
import { plays } from '../../scenario/testing';

test('destroyed while Set, Statue of the Wicked leaves a Wicked Token', () => {
  plays({
    players: [{ hand: ['Mystical Space Typhoon'] }, { spellsTraps: [{ card: 'Statue of the Wicked', face: 'set' }] }],
    steps: [
      { player: 0, do: 'activate', card: 'Mystical Space Typhoon', choose: ['Statue of the Wicked'] },
      { player: 1, do: 'answer', value: 'attack' },
    ],
    expect: {
      events: ['destroy Statue of the Wicked', 'chainLink Statue of the Wicked'],
      players: [
        {},
        { monsters: [{ card: 'Wicked Token', atk: 1000, def: 1000, position: 'attack' }], graveyard: ['Statue of the Wicked'] },
      ],
    },
  });
});

test('it works in the turn in which it was Set, and is never turned up by hand', () => {
  plays({
    players: [{ hand: ['Statue of the Wicked', 'Heavy Storm'] }, {}],
    steps: [
      { player: 0, do: 'setSpellTrap', card: 'Statue of the Wicked' },
      { player: 0, do: 'activate', card: 'Heavy Storm' },
      { player: 0, do: 'answer', value: 'defense' },
    ],
    expect: { players: [{ monsters: [{ card: 'Wicked Token', position: 'defense' }] }, {}] },
  });
  plays({
    players: [{ spellsTraps: [{ card: 'Statue of the Wicked', face: 'set' }] }, {}],
    steps: [{ do: 'illegal', step: { player: 0, do: 'activate', card: 'Statue of the Wicked' } }],
  });
});

test('discarded from the hand it does nothing', () => {
  plays({
    players: [{ hand: ['Graceful Charity', 'Statue of the Wicked', 'Gemini Elf'] }, {}],
    steps: [
      { player: 0, do: 'activate', card: 'Graceful Charity' },
      { player: 0, do: 'choose', cards: ['Statue of the Wicked', 'Gemini Elf'] },
    ],
    expect: { players: [{ monsters: [] }, {}] },
  });
});
