import { test } from 'vitest';
import { plays } from '../../scenario/testing';

test('Relinquished takes an opposing monster and has its ATK and DEF', () => {
  plays({
    players: [{ monsters: [{ card: 'Relinquished' }] }, { monsters: [{ card: 'Vorse Raider' }] }],
    steps: [{ player: 0, do: 'activate', card: 'Relinquished', choose: ['Vorse Raider'] }],
    expect: {
      players: [
        { monsters: [{ card: 'Relinquished', atk: 1900, def: 1200 }], spellsTraps: [{ card: 'Vorse Raider', face: 'up' }] },
        { monsters: [] },
      ],
    },
  });
});

test('battle destroys the held monster instead, and both players take the damage', () => {
  plays({
    players: [{ monsters: [{ card: 'Relinquished' }] }, { monsters: [{ card: 'Celtic Guardian' }, { card: 'Vorse Raider' }] }],
    steps: [
      { player: 0, do: 'activate', card: 'Relinquished', choose: ['Celtic Guardian'] },
      { player: 0, do: 'enter', to: 'battle' },
      { player: 0, do: 'attack', card: 'Relinquished', target: 'Vorse Raider' },
    ],
    expect: {
      players: [
        { lp: 7500, monsters: [{ card: 'Relinquished', atk: 0 }] },
        { lp: 7500, graveyard: ['Celtic Guardian'], monsters: [{ card: 'Vorse Raider' }] },
      ],
    },
  });
});

test('without a held monster it is destroyed by battle like any other, and its player alone is hurt', () => {
  plays({
    players: [{ monsters: [{ card: 'Relinquished' }] }, { monsters: [{ card: 'Vorse Raider' }] }],
    steps: [
      { player: 0, do: 'enter', to: 'battle' },
      { player: 0, do: 'attack', card: 'Relinquished', target: 'Vorse Raider' },
    ],
    expect: { players: [{ lp: 6100, monsters: [] }, { lp: 8000 }] },
  });
});

test('it takes a token too, which lies among the Spells and Traps and vanishes when it leaves', () => {
  plays({
    players: [
      { hand: ['Heavy Storm'], monsters: [{ card: 'Relinquished' }] },
      { monsters: [{ card: 'Sheep Token', position: 'defense' }] },
    ],
    steps: [
      { player: 0, do: 'activate', card: 'Relinquished', choose: ['Sheep Token'] },
      {
        do: 'expect',
        players: [
          { monsters: [{ card: 'Relinquished', atk: 0 }], spellsTraps: [{ card: 'Sheep Token', face: 'up' }] },
          { monsters: [] },
        ],
      },
      { player: 0, do: 'activate', card: 'Heavy Storm' },
    ],
    expect: { players: [{ spellsTraps: [], graveyard: ['Heavy Storm'] }, { graveyard: [] }] },
  });
});

test('with a Trap that was a monster it has 0 ATK and DEF: nothing is printed on the Trap', () => {
  plays({
    players: [{ monsters: [{ card: 'Relinquished' }] }, { monsters: [{ card: 'Embodiment of Apophis' }] }],
    steps: [{ player: 0, do: 'activate', card: 'Relinquished', choose: ['Embodiment of Apophis'] }],
    expect: {
      players: [
        {
          monsters: [{ card: 'Relinquished', atk: 0, def: 0 }],
          spellsTraps: [{ card: 'Embodiment of Apophis', equippedTo: 'Relinquished@0:monster:0' }],
        },
        { monsters: [] },
      ],
    },
  });
});
