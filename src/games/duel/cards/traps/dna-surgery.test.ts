import { test } from 'vitest';
import { plays } from '../../scenario/testing';

test('all face-up monsters become the declared type', () => {
  plays({
    rules: ['R292'],
    players: [
      {
        hand: ['Tribe-Infecting Virus', 'Umi'],
        monsters: [{ card: 'Gemini Elf' }],
        spellsTraps: [{ card: 'DNA Surgery', face: 'set' }],
      },
      { monsters: [{ card: 'Jinzo' }, { card: 'Celtic Guardian', position: 'set' }] },
    ],
    steps: [{ do: 'illegal', step: { player: 0, do: 'activate', card: 'DNA Surgery' }, rule: 'traps-cannot-be-activated' }],
  });
  plays({
    players: [
      { hand: ['Umi'], monsters: [{ card: 'Gemini Elf' }], spellsTraps: [{ card: 'DNA Surgery', face: 'set' }] },
      { monsters: [{ card: 'Summoned Skull' }] },
    ],
    steps: [
      { player: 0, do: 'activate', card: 'DNA Surgery' },
      { player: 0, do: 'answer', value: 'Fish' },
      { player: 0, do: 'activate', card: 'Umi' },
    ],
    expect: {
      players: [
        { monsters: [{ card: 'Gemini Elf', atk: 2100, def: 1100 }] },
        { monsters: [{ card: 'Summoned Skull', atk: 2700 }] },
      ],
    },
  });
});

test('set up with a declared type it applies too', () => {
  plays({
    players: [
      {
        monsters: [{ card: 'Gemini Elf' }],
        spellsTraps: [{ card: 'DNA Surgery', face: 'up', declared: 'Machine' }],
        fieldSpell: { card: 'Umi', face: 'up' },
      },
      {},
    ],
    expect: { players: [{ monsters: [{ card: 'Gemini Elf', atk: 1700 }] }, {}] },
  });
});
