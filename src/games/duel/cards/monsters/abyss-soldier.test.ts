import { test } from 'vitest';
import { plays } from '../../scenario/testing';

test('for a discarded WATER monster Abyss Soldier returns a card to the hand, once per turn', () => {
  plays({
    players: [
      { hand: ['7 Colored Fish', '7 Colored Fish', 'Gemini Elf'], monsters: [{ card: 'Abyss Soldier' }] },
      { monsters: [{ card: 'Vorse Raider' }], spellsTraps: [{ card: 'Waboku', face: 'set' }] },
    ],
    steps: [
      { player: 0, do: 'activate', card: 'Abyss Soldier', choose: ['7 Colored Fish@0:hand:0', 'Vorse Raider'] },
      { do: 'illegal', step: { player: 0, do: 'activate', card: 'Abyss Soldier' }, rule: 'once-per-turn' },
    ],
    expect: {
      players: [
        { graveyard: ['7 Colored Fish'], hand: ['7 Colored Fish', 'Gemini Elf'] },
        { hand: ['Vorse Raider'], monsters: [] },
      ],
    },
  });
});

test('other cards pay nothing', () => {
  plays({
    players: [
      { hand: ['Gemini Elf', 'A Legendary Ocean'], monsters: [{ card: 'Abyss Soldier' }] },
      { monsters: [{ card: 'Vorse Raider' }] },
    ],
    steps: [{ do: 'illegal', step: { player: 0, do: 'activate', card: 'Abyss Soldier' }, rule: 'cost-discard' }],
  });
});
