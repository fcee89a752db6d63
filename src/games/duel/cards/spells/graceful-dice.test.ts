import { test } from 'vitest';
import { plays } from '../../scenario/testing';

test('100 times the roll for the monsters there at resolution, until the turn ends', () => {
  plays({
    dice: [5],
    players: [{ hand: ['Graceful Dice', 'Sangan'], monsters: [{ card: 'Gemini Elf' }] }, { monsters: [{ card: 'Jinzo' }] }],
    steps: [
      { player: 0, do: 'activate', card: 'Graceful Dice' },
      { player: 0, do: 'normalSummon', card: 'Sangan' },
      {
        do: 'expect',
        players: [
          {
            monsters: [
              { card: 'Gemini Elf', atk: 2400, def: 1400 },
              { card: 'Sangan', atk: 1000 },
            ],
          },
          { monsters: [{ atk: 2400 }] },
        ],
      },
      { player: 0, do: 'endTurn' },
    ],
    expect: { turn: 4, players: [{ monsters: [{ card: 'Gemini Elf', atk: 1900 }, { card: 'Sangan' }] }, {}] },
  });
});

test('it may save a monster in the Damage Step', () => {
  plays({
    dice: [1],
    players: [
      { monsters: [{ card: 'Gemini Elf' }] },
      { monsters: [{ card: 'Gemini Elf' }], spellsTraps: [{ card: 'Graceful Dice', face: 'set' }] },
    ],
    steps: [
      { player: 0, do: 'enter', to: 'battle' },
      { player: 0, do: 'attack', card: 'Gemini Elf', target: 'Gemini Elf' },
      { player: 1, do: 'activate', card: 'Graceful Dice', when: { step: 'damage' } },
    ],
    expect: { players: [{ lp: 7900, monsters: [] }, { monsters: [{ card: 'Gemini Elf', atk: 2000 }] }] },
  });
});

test('without a face-up monster it cannot be used', () => {
  plays({
    players: [{ hand: ['Graceful Dice'], monsters: [{ card: 'Jinzo', position: 'set' }] }, {}],
    steps: [{ do: 'illegal', step: { player: 0, do: 'activate', card: 'Graceful Dice' }, rule: 'nothing-to-act-on' }],
  });
});
