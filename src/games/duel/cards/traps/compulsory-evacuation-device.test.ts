import { test } from 'vitest';
import { plays } from '../../scenario/testing';

test("Compulsory Evacuation Device returns a monster to its owner's hand: the attack ends", () => {
  plays({
    players: [
      { monsters: [{ card: 'Gemini Elf', owner: 1 }] },
      { spellsTraps: [{ card: 'Compulsory Evacuation Device', face: 'set' }] },
    ],
    steps: [
      { player: 0, do: 'enter', to: 'battle' },
      { player: 0, do: 'attack', card: 'Gemini Elf', target: 'direct' },
      { player: 1, do: 'activate', card: 'Compulsory Evacuation Device', choose: ['Gemini Elf'] },
    ],
    expect: {
      players: [
        { monsters: [], hand: [] },
        { lp: 8000, hand: ['Gemini Elf'] },
      ],
    },
  });
});

test('a face-down monster returns unseen; a token vanishes', () => {
  plays({
    players: [
      {
        monsters: [{ card: 'Sheep Token', position: 'defense' }],
        spellsTraps: [
          { card: 'Compulsory Evacuation Device', face: 'set' },
          { card: 'Compulsory Evacuation Device', face: 'set' },
        ],
      },
      { monsters: [{ card: 'Man-Eater Bug', position: 'set' }] },
    ],
    steps: [
      { player: 0, do: 'activate', card: 'Compulsory Evacuation Device@0:spellTrap:0', choose: ['Man-Eater Bug'] },
      { player: 0, do: 'activate', card: 'Compulsory Evacuation Device', choose: ['Sheep Token'] },
    ],
    expect: {
      players: [
        { monsters: [], hand: [] },
        { monsters: [], hand: ['Man-Eater Bug'] },
      ],
    },
  });
});

test('it needs a monster and is not used in the Damage Step', () => {
  plays({
    players: [{ spellsTraps: [{ card: 'Compulsory Evacuation Device', face: 'set' }] }, {}],
    steps: [{ do: 'illegal', step: { player: 0, do: 'activate', card: 'Compulsory Evacuation Device' }, rule: 'no-target' }],
  });
  plays({
    players: [{ monsters: [{ card: 'Gemini Elf' }] }, { spellsTraps: [{ card: 'Compulsory Evacuation Device', face: 'set' }] }],
    steps: [
      { player: 0, do: 'enter', to: 'battle' },
      { player: 0, do: 'attack', card: 'Gemini Elf', target: 'direct' },
      { player: 0, do: 'pass', when: { step: 'damage' } },
      {
        do: 'illegal',
        now: true,
        step: { player: 1, do: 'activate', card: 'Compulsory Evacuation Device' },
        rule: 'damage-step',
      },
    ],
  });
});
