import { test } from 'vitest';
import { plays } from '../../scenario/testing';

test('a right call destroys all opposing monsters, once per turn', () => {
  plays({
    coins: ['heads'],
    players: [
      { monsters: [{ card: 'Time Wizard' }] },
      { monsters: [{ card: 'Jinzo' }, { card: 'Gemini Elf', position: 'set' }] },
    ],
    steps: [
      { player: 0, do: 'activate', card: 'Time Wizard' },
      { player: 0, do: 'answer', value: 'heads' },
      { do: 'illegal', step: { player: 0, do: 'activate', card: 'Time Wizard' }, rule: 'once-per-turn' },
    ],
    expect: { players: [{ lp: 8000, monsters: [{ card: 'Time Wizard' }] }, { monsters: [] }] },
  });
});

test('a wrong call destroys all own monsters; half the ATK of the face-up ones is taken as damage', () => {
  plays({
    coins: ['heads'],
    players: [
      { monsters: [{ card: 'Time Wizard' }, { card: 'Gemini Elf' }, { card: 'Jinzo', position: 'set' }] },
      { monsters: [{ card: 'Jinzo' }] },
    ],
    steps: [
      { player: 0, do: 'activate', card: 'Time Wizard' },
      { player: 0, do: 'answer', value: 'tails' },
    ],
    expect: {
      players: [
        { lp: 6800, monsters: [] },
        { lp: 8000, monsters: [{ card: 'Jinzo' }] },
      ],
    },
  });
});
