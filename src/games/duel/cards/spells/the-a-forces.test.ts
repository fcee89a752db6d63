import { test } from 'vitest';
import { plays } from '../../scenario/testing';

test('The A. Forces give own Warriors 200 ATK for each own Warrior and Spellcaster', () => {
  plays({
    players: [
      { hand: ['The A. Forces', 'Gemini Elf'], monsters: [{ card: 'Celtic Guardian' }, { card: 'Vorse Raider' }] },
      { monsters: [{ card: 'Celtic Guardian' }] },
    ],
    steps: [
      { player: 0, do: 'activate', card: 'The A. Forces' },
      {
        do: 'expect',
        players: [
          {
            monsters: [
              { card: 'Celtic Guardian', atk: 1600 },
              { card: 'Vorse Raider', atk: 1900 },
            ],
          },
          { monsters: [{ card: 'Celtic Guardian', atk: 1400 }] },
        ],
      },
      { player: 0, do: 'normalSummon', card: 'Gemini Elf' },
    ],
    expect: {
      players: [
        { monsters: [{ card: 'Celtic Guardian', atk: 1800 }, { card: 'Vorse Raider' }, { card: 'Gemini Elf', atk: 1900 }] },
        {},
      ],
    },
  });
});
