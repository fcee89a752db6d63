import { test } from 'vitest';
import { plays } from '../../scenario/testing';

test('for half the Life Points Solemn Judgment negates a summon: its windows of success never come', () => {
  plays({
    players: [
      { hand: ['Vorse Raider'] },
      {
        lp: 4501,
        spellsTraps: [
          { card: 'Solemn Judgment', face: 'set' },
          { card: 'Trap Hole', face: 'set' },
        ],
      },
    ],
    steps: [
      { player: 0, do: 'normalSummon', card: 'Vorse Raider' },
      { player: 1, do: 'activate', card: 'Solemn Judgment' },
      { do: 'illegal', step: { player: 1, do: 'activate', card: 'Trap Hole' } },
      { do: 'illegal', step: { player: 0, do: 'setMonster', card: 'Vorse Raider' } },
    ],
    expect: {
      events: ['negate Vorse Raider', 'toGrave Vorse Raider'],
      players: [{ monsters: [], graveyard: ['Vorse Raider'] }, { lp: 2251 }],
    },
  });
});

test('it negates the activation of a Spell or Trap directly below it and destroys that card', () => {
  plays({
    players: [
      { hand: ['Dark Hole'] },
      { monsters: [{ card: 'Vorse Raider' }], spellsTraps: [{ card: 'Solemn Judgment', face: 'set' }] },
    ],
    steps: [
      { player: 0, do: 'activate', card: 'Dark Hole' },
      { player: 1, do: 'activate', card: 'Solemn Judgment' },
    ],
    expect: { players: [{ graveyard: ['Dark Hole'] }, { lp: 4000, monsters: [{ card: 'Vorse Raider' }] }] },
  });
});

test('laid on another Counter Trap it negates that one, not the summon', () => {
  plays({
    players: [
      { hand: ['Vorse Raider'], spellsTraps: [{ card: 'Solemn Judgment', face: 'set' }] },
      { monsters: [{ card: 'Celtic Guardian' }], spellsTraps: [{ card: 'Horn of Heaven', face: 'set' }] },
    ],
    steps: [
      { player: 0, do: 'normalSummon', card: 'Vorse Raider' },
      { player: 1, do: 'activate', card: 'Horn of Heaven', choose: ['Celtic Guardian'] },
      { player: 0, do: 'activate', card: 'Solemn Judgment' },
    ],
    expect: {
      players: [
        { lp: 4000, monsters: [{ card: 'Vorse Raider' }] },
        { graveyard: ['Celtic Guardian', 'Horn of Heaven'], monsters: [] },
      ],
    },
  });
});

test("a monster's effect is no card activation", () => {
  plays({
    players: [{ monsters: [{ card: 'Cannon Soldier' }] }, { spellsTraps: [{ card: 'Solemn Judgment', face: 'set' }] }],
    steps: [
      { player: 0, do: 'activate', card: 'Cannon Soldier', choose: ['Cannon Soldier'] },
      {
        do: 'illegal',
        step: { player: 1, do: 'activate', card: 'Solemn Judgment' },
        rule: 'answers-summon-or-activation',
        now: true,
      },
    ],
    expect: { players: [{}, { lp: 7500 }] },
  });
});
