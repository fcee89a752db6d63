import { test } from 'vitest';
import { plays } from '../../scenario/testing';

test('while there is another monster Command Knight cannot be attacked', () => {
  plays({
    players: [{ monsters: [{ card: 'Gemini Elf' }] }, { monsters: [{ card: 'Command Knight' }, { card: 'Sangan' }] }],
    steps: [
      { player: 0, do: 'enter', to: 'battle' },
      {
        do: 'illegal',
        step: { player: 0, do: 'attack', card: 'Gemini Elf', target: 'Command Knight' },
        rule: 'protected-from-attack',
      },
      { do: 'legal', step: { player: 0, do: 'attack', card: 'Gemini Elf', target: 'Sangan' } },
    ],
  });
});

test('alone it can be attacked', () => {
  plays({
    players: [{ monsters: [{ card: 'Gemini Elf' }] }, { monsters: [{ card: 'Command Knight' }] }],
    steps: [
      { player: 0, do: 'enter', to: 'battle' },
      { do: 'illegal', step: { player: 0, do: 'attack', card: 'Gemini Elf', target: 'direct' }, rule: 'direct-attack' },
      { player: 0, do: 'attack', card: 'Gemini Elf', target: 'Command Knight' },
    ],
    expect: { players: [{}, { lp: 7700, graveyard: ['Command Knight'] }] },
  });
});

test('own Warriors have 400 ATK more, others and opposing ones have not', () => {
  plays({
    players: [
      { monsters: [{ card: 'Command Knight' }, { card: 'Celtic Guardian' }, { card: 'Gemini Elf' }] },
      { monsters: [{ card: 'Celtic Guardian' }] },
    ],
    steps: [],
    expect: {
      players: [
        {
          monsters: [
            { card: 'Command Knight', atk: 1600 },
            { card: 'Celtic Guardian', atk: 1800 },
            { card: 'Gemini Elf', atk: 1900 },
          ],
        },
        { monsters: [{ card: 'Celtic Guardian', atk: 1400 }] },
      ],
    },
  });
});
