import { test } from 'vitest';
import { plays } from '../../scenario/testing';

test('Snatch Steal takes an opposing monster, which may attack at once', () => {
  plays({
    players: [{ hand: ['Snatch Steal'] }, { monsters: [{ card: 'Gemini Elf' }] }],
    steps: [
      { player: 0, do: 'activate', card: 'Snatch Steal', choose: ['Gemini Elf'] },
      { player: 0, do: 'enter', to: 'battle' },
      { player: 0, do: 'attack', card: 'Gemini Elf', target: 'direct' },
    ],
    expect: { players: [{ monsters: [{ card: 'Gemini Elf', controller: 0 }] }, { lp: 6100, monsters: [] }] },
  });
});

test('Snatch Steal gives the opponent 1000 Life Points in each own Standby Phase, on a chain', () => {
  plays({
    players: [{ hand: ['Snatch Steal'] }, { monsters: [{ card: 'Gemini Elf' }] }],
    steps: [
      { player: 0, do: 'activate', card: 'Snatch Steal', choose: ['Gemini Elf'] },
      { player: 0, do: 'endTurn' },
    ],
    expect: {
      turn: 4,
      phase: 'main1',
      events: ['phase standby', 'chainLink Snatch Steal', 'resolve Snatch Steal'],
      players: [{ lp: 8000 }, { lp: 9000 }],
    },
  });
});

test('Snatch Steal, gone, gives the monster back', () => {
  plays({
    players: [{ hand: ['Snatch Steal', 'Mystical Space Typhoon'] }, { monsters: [{ card: 'Gemini Elf' }] }],
    steps: [
      { player: 0, do: 'activate', card: 'Snatch Steal', choose: ['Gemini Elf'] },
      { player: 0, do: 'pass' },
      { do: 'expect', players: [{ monsters: [{ card: 'Gemini Elf' }] }, {}] },
      { player: 0, do: 'activate', card: 'Mystical Space Typhoon', choose: ['Snatch Steal'] },
    ],
    expect: {
      players: [
        { monsters: [], graveyard: ['Snatch Steal', 'Mystical Space Typhoon'] },
        { monsters: [{ card: 'Gemini Elf', controller: 1 }] },
      ],
    },
  });
});

test('Snatch Steal goes and gives the monster back when that is turned face-down', () => {
  plays({
    players: [{ hand: ['Snatch Steal', 'Book of Moon'] }, { monsters: [{ card: 'Gemini Elf' }] }],
    steps: [
      { player: 0, do: 'activate', card: 'Snatch Steal', choose: ['Gemini Elf'] },
      { player: 0, do: 'pass' },
      { do: 'expect', players: [{ monsters: [{ card: 'Gemini Elf' }] }, {}] },
      { player: 0, do: 'activate', card: 'Book of Moon', choose: ['Gemini Elf'] },
    ],
    expect: {
      players: [
        { monsters: [], graveyard: ['Snatch Steal', 'Book of Moon'] },
        { monsters: [{ card: 'Gemini Elf', position: 'set' }] },
      ],
    },
  });
});

test('Snatch Steal takes no face-down monster and none of the own', () => {
  plays({
    players: [
      { hand: ['Snatch Steal'], monsters: [{ card: 'Vorse Raider' }] },
      { monsters: [{ card: 'Gemini Elf', position: 'set' }] },
    ],
    steps: [{ do: 'illegal', step: { player: 0, do: 'activate', card: 'Snatch Steal' }, rule: 'no-target' }],
  });
});

test('Snatch Steal, destroyed in answer to its activation, takes nothing', () => {
  plays({
    players: [
      { hand: ['Snatch Steal'] },
      { monsters: [{ card: 'Gemini Elf' }], spellsTraps: [{ card: 'Mystical Space Typhoon', face: 'set' }] },
    ],
    steps: [
      { player: 0, do: 'activate', card: 'Snatch Steal', choose: ['Gemini Elf'] },
      { player: 1, do: 'activate', card: 'Mystical Space Typhoon', choose: ['Snatch Steal'] },
    ],
    expect: { players: [{ monsters: [], graveyard: ['Snatch Steal'] }, { monsters: [{ card: 'Gemini Elf' }] }] },
  });
});

test('Snatch Steal: its monster is destroyed when it finds no free zone on its way back', () => {
  plays({
    players: [
      {
        hand: ['Heavy Storm'],
        monsters: [{ card: 'Vorse Raider', owner: 1 }],
        spellsTraps: [{ card: 'Snatch Steal', face: 'up', equippedTo: 'Vorse Raider@0:monster:0' }],
      },
      {
        monsters: [
          { card: 'Gemini Elf' },
          { card: 'Gemini Elf' },
          { card: 'Gemini Elf' },
          { card: 'Gemini Elf' },
          { card: 'Gemini Elf' },
        ],
      },
    ],
    steps: [{ player: 0, do: 'activate', card: 'Heavy Storm' }],
    expect: { players: [{ monsters: [], graveyard: ['Heavy Storm', 'Snatch Steal'] }, { graveyard: ['Vorse Raider'] }] },
  });
});

test('Snatch Steal that finds no free zone stays on the monster and takes it as soon as one is free', () => {
  plays({
    players: [
      { hand: ['Snatch Steal'], monsters: [{ card: 'Leghul' }, { card: 'Cannon Soldier' }] },
      { monsters: [{ card: 'Vorse Raider' }], spellsTraps: [{ card: 'Ojama Trio', face: 'set' }] },
    ],
    steps: [
      { player: 0, do: 'activate', card: 'Snatch Steal', choose: ['Vorse Raider'] },
      { player: 1, do: 'activate', card: 'Ojama Trio' },
      { player: 0, do: 'pass' },
      { do: 'expect', players: [{ spellsTraps: [{ card: 'Snatch Steal' }] }, { monsters: [{ card: 'Vorse Raider' }] }] },
      { player: 0, do: 'activate', card: 'Cannon Soldier', choose: ['Leghul'] },
    ],
    expect: {
      players: [
        {
          monsters: [
            { card: 'Cannon Soldier' },
            { card: 'Ojama Token' },
            { card: 'Ojama Token' },
            { card: 'Ojama Token' },
            { card: 'Vorse Raider' },
          ],
        },
        { lp: 7500, monsters: [] },
      ],
    },
  });
});

test('a Trap that is a monster waits, too, for a Spell & Trap Zone of whoever has put Snatch Steal on it', () => {
  const waboku = { card: 'Waboku', face: 'set' } as const;
  plays({
    players: [
      { hand: ['Snatch Steal'], spellsTraps: [waboku, waboku, waboku, waboku] },
      { spellsTraps: [{ card: 'Embodiment of Apophis', face: 'set' }] },
    ],
    steps: [
      { player: 0, do: 'endTurn' },
      { player: 1, do: 'activate', card: 'Embodiment of Apophis', when: { turn: 4, phase: 'main1' } },
      { player: 1, do: 'answer', value: 'attack' },
      { player: 1, do: 'endTurn' },
      { player: 0, do: 'activate', card: 'Snatch Steal', choose: ['Embodiment of Apophis'] },
      { player: 0, do: 'pass' },
      { do: 'expect', players: [{ monsters: [] }, { monsters: [{ card: 'Embodiment of Apophis' }] }] },
      { player: 0, do: 'activate', card: 'Waboku' },
      { player: 0, do: 'pass' },
    ],
    expect: { players: [{ monsters: [{ card: 'Embodiment of Apophis' }] }, { monsters: [] }] },
  });
});

test('what Snatch Steal holds finds no room in the zone that a Tribute frees for the monster that comes', () => {
  for (const act of ['normalSummon', 'setMonster'] as const)
    plays({
      players: [
        {
          hand: ['Airknight Parshath'],
          monsters: ['Jinzo', 'Mystical Elf', 'Sangan', 'Kuriboh', 'Celtic Guardian'].map((card) => ({ card })),
          // Jinzo gone, it negates Spells again.
          spellsTraps: [{ card: 'Imperial Order', face: 'up' }],
        },
        {
          monsters: [{ card: 'Gemini Elf', owner: 0 }],
          spellsTraps: [{ card: 'Snatch Steal', face: 'up', equippedTo: 'Gemini Elf' }],
        },
      ],
      steps: [{ player: 0, do: act, card: 'Airknight Parshath', choose: ['Jinzo'] }],
      expect: {
        players: [
          {
            monsters: ['Airknight Parshath', 'Mystical Elf', 'Sangan', 'Kuriboh', 'Celtic Guardian'].map((card) => ({ card })),
            graveyard: ['Jinzo', 'Gemini Elf'],
          },
          { monsters: [] },
        ],
      },
    });
});

test('on a monster that no Spell affects Snatch Steal takes nothing, and nobody gains by it', () => {
  plays({
    players: [{ hand: ['Snatch Steal'] }, { monsters: [{ card: "Guardian Kay'est" }] }],
    steps: [
      { player: 0, do: 'activate', card: 'Snatch Steal', choose: ["Guardian Kay'est"] },
      { player: 0, do: 'endTurn' },
      { player: 1, do: 'endTurn' },
    ],
    expect: {
      players: [
        { monsters: [], spellsTraps: [{ card: 'Snatch Steal', face: 'up' }] },
        { lp: 8000, monsters: [{ card: "Guardian Kay'est" }] },
      ],
    },
  });
});

test('put on a monster that no Spell affects Snatch Steal takes it once that is over', () => {
  plays({
    players: [
      { hand: ['Snatch Steal', 'Mystical Space Typhoon'] },
      { monsters: [{ card: 'Cannonball Spear Shellfish' }], fieldSpell: { card: 'Umi', face: 'up' } },
    ],
    steps: [
      { player: 0, do: 'activate', card: 'Snatch Steal', choose: ['Cannonball Spear Shellfish'] },
      { player: 0, do: 'pass' },
      { player: 0, do: 'activate', card: 'Mystical Space Typhoon', choose: ['Umi'] },
    ],
    expect: { players: [{ monsters: [{ card: 'Cannonball Spear Shellfish' }] }, { monsters: [] }] },
  });
});
