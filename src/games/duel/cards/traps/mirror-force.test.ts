import { test } from 'vitest';
import { plays } from '../../scenario/testing';

test('Mirror Force destroys the opponent’s attack-position monsters when an attack is declared', () => {
  plays({
    players: [
      {
        monsters: [{ card: 'Gemini Elf' }, { card: 'Celtic Guardian' }, { card: 'Giant Soldier of Stone', position: 'defense' }],
      },
      { monsters: [], spellsTraps: [{ card: 'Mirror Force', face: 'set' }] },
    ],
    steps: [
      { player: 0, do: 'enter', to: 'battle' },
      { player: 0, do: 'attack', card: 'Gemini Elf', target: 'direct' },
      { player: 1, do: 'activate', card: 'Mirror Force' },
    ],
    expect: {
      players: [
        { monsters: [{ card: 'Giant Soldier of Stone' }], graveyard: ['Gemini Elf', 'Celtic Guardian'] },
        { lp: 8000, graveyard: ['Mirror Force'] },
      ],
    },
  });
});

test('Mirror Force is too late when the attack resumes after a replay', () => {
  plays({
    players: [
      { monsters: [{ card: 'Gemini Elf' }] },
      {
        spellsTraps: [
          { card: 'Mirror Force', face: 'set' },
          { card: 'Scapegoat', face: 'set' },
        ],
      },
    ],
    steps: [
      { player: 0, do: 'enter', to: 'battle' },
      { player: 0, do: 'attack', card: 'Gemini Elf', target: 'direct' },
      { player: 1, do: 'activate', card: 'Scapegoat' },
      { player: 0, do: 'replay', target: 'Sheep Token@1:monster:0' },
      { do: 'illegal', step: { player: 1, do: 'activate', card: 'Mirror Force' }, rule: 'attack-declared-only' },
    ],
    expect: {
      players: [
        { monsters: [{ card: 'Gemini Elf' }] },
        { monsters: [{ card: 'Sheep Token' }, { card: 'Sheep Token' }, { card: 'Sheep Token' }] },
      ],
    },
  });
});

test('Mirror Force is not used at one’s own attack', () => {
  plays({
    players: [{ monsters: [{ card: 'Gemini Elf' }], spellsTraps: [{ card: 'Mirror Force', face: 'set' }] }, {}],
    steps: [
      { player: 0, do: 'enter', to: 'battle' },
      { player: 0, do: 'attack', card: 'Gemini Elf', target: 'direct' },
      { do: 'illegal', now: true, step: { player: 0, do: 'activate', card: 'Mirror Force' }, rule: 'attack-declared-only' },
    ],
  });
});
