import { test } from 'vitest';
import { plays } from '../../scenario/testing';

test('Fissure destroys the opponent’s face-up monster with the lowest ATK', () => {
  plays({
    players: [
      { hand: ['Fissure'], monsters: [{ card: 'Thousand-Eyes Idol' }] },
      {
        monsters: [
          { card: 'Gemini Elf' },
          { card: 'Celtic Guardian', position: 'defense' },
          { card: 'Magician of Faith', position: 'set' },
        ],
      },
    ],
    steps: [{ player: 0, do: 'activate', card: 'Fissure' }],
    expect: {
      players: [
        { monsters: [{ card: 'Thousand-Eyes Idol' }] },
        { graveyard: ['Celtic Guardian'], monsters: [{ card: 'Gemini Elf' }, { card: 'Magician of Faith', position: 'set' }] },
      ],
    },
  });
});

test('Fissure: its user picks on a tie', () => {
  plays({
    players: [
      { hand: ['Fissure'] },
      { monsters: [{ card: 'Gemini Elf' }, { card: 'Vorse Raider' }, { card: 'Summoned Skull' }] },
    ],
    steps: [
      { player: 0, do: 'activate', card: 'Fissure' },
      { do: 'illegal', step: { player: 0, do: 'choose', cards: ['Summoned Skull'] } },
      { player: 0, do: 'choose', cards: ['Vorse Raider'] },
    ],
    expect: { players: [{}, { graveyard: ['Vorse Raider'] }] },
  });
});

test('Fissure targets nothing: it finds its monster on resolution', () => {
  plays({
    players: [
      { hand: ['Fissure'] },
      { monsters: [{ card: 'Gemini Elf' }, { card: 'Celtic Guardian' }], spellsTraps: [{ card: 'Book of Moon', face: 'set' }] },
    ],
    steps: [
      { player: 0, do: 'activate', card: 'Fissure' },
      { player: 1, do: 'activate', card: 'Book of Moon', choose: ['Celtic Guardian'] },
    ],
    expect: {
      players: [{}, { graveyard: ['Book of Moon', 'Gemini Elf'], monsters: [{ card: 'Celtic Guardian', position: 'set' }] }],
    },
  });
});
