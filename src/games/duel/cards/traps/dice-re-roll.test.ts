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

test('used once, Dice Re-Roll asks no more in that turn, even if another was activated', () => {
  plays({
    dice: [6, 1, 5],
    players: [
      {
        hand: ['Graceful Dice', 'Graceful Dice'],
        monsters: [{ card: 'Gemini Elf' }],
        spellsTraps: [
          { card: 'Dice Re-Roll', face: 'set' },
          { card: 'Dice Re-Roll', face: 'set' },
        ],
      },
      {},
    ],
    steps: [
      { player: 0, do: 'activate', card: 'Dice Re-Roll' },
      { player: 0, do: 'activate', card: 'Dice Re-Roll' },
      { player: 0, do: 'pass' },
      { player: 0, do: 'activate', card: 'Graceful Dice' },
      { player: 0, do: 'answer', value: true },
      { player: 0, do: 'activate', card: 'Graceful Dice' },
    ],
    expect: { prompt: { player: 0, kind: 'idle' }, players: [{ monsters: [{ card: 'Gemini Elf', atk: 2500 }] }, {}] },
  });
});

test('Dice Re-Roll is over with its turn', () => {
  plays({
    dice: [6],
    players: [
      { spellsTraps: [{ card: 'Dice Re-Roll', face: 'set' }] },
      { hand: ['Graceful Dice'], monsters: [{ card: 'Gemini Elf' }] },
    ],
    steps: [
      { player: 0, do: 'activate', card: 'Dice Re-Roll' },
      { player: 0, do: 'endTurn' },
      { player: 1, do: 'activate', card: 'Graceful Dice' },
    ],
    expect: { prompt: { player: 1, kind: 'idle' }, players: [{}, { monsters: [{ card: 'Gemini Elf', atk: 2500 }] }] },
  });
});

test('of Dice Jar both players roll again', () => {
  plays({
    dice: [6, 2, 1, 4],
    players: [
      { monsters: [{ card: 'Dice Jar', position: 'set' }], spellsTraps: [] },
      { spellsTraps: [{ card: 'Dice Re-Roll', face: 'set' }] },
    ],
    steps: [
      { player: 0, do: 'flipSummon', card: 'Dice Jar' },
      { player: 1, do: 'activate', card: 'Dice Re-Roll' },
      { player: 1, do: 'answer', value: true },
    ],
    expect: { players: [{ lp: 6000 }, { lp: 8000 }] },
  });
});
