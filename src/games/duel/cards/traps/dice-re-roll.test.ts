import { test } from 'vitest';
import { plays } from '../../scenario/testing';

test('one roll, whoever made it, may be done again', () => {
  plays({
    rules: ['R265'],
    dice: [6, 1],
    players: [
      { hand: ['Graceful Dice'], monsters: [{ card: 'Gemini Elf' }] },
      { spellsTraps: [{ card: 'Dice Re-Roll', face: 'set' }] },
    ],
    steps: [
      { player: 0, do: 'activate', card: 'Graceful Dice' },
      { player: 1, do: 'activate', card: 'Dice Re-Roll' },
      { player: 1, do: 'answer', value: true },
    ],
    expect: { players: [{ monsters: [{ card: 'Gemini Elf', atk: 2000 }] }, {}] },
  });
});

test('declined, it waits for another roll of the same turn', () => {
  plays({
    dice: [6, 1, 5],
    players: [
      {
        hand: ['Graceful Dice', 'Graceful Dice'],
        monsters: [{ card: 'Gemini Elf' }],
        spellsTraps: [{ card: 'Dice Re-Roll', face: 'set' }],
      },
      {},
    ],
    steps: [
      { player: 0, do: 'activate', card: 'Dice Re-Roll' },
      { player: 0, do: 'pass' },
      { player: 0, do: 'activate', card: 'Graceful Dice' },
      { player: 0, do: 'answer', value: false },
      { player: 0, do: 'activate', card: 'Graceful Dice' },
      { player: 0, do: 'answer', value: true },
    ],
    expect: { players: [{ monsters: [{ card: 'Gemini Elf', atk: 3000 }] }, {}] },
  });
});
