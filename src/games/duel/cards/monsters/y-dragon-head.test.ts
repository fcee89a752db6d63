import { test } from 'vitest';
import { plays } from '../../scenario/testing';

test('Y-Dragon Head goes onto X-Head Cannon as an Equip Card and comes back in a later turn, once per turn', () => {
  plays({
    players: [{ monsters: [{ card: 'Y-Dragon Head' }, { card: 'X-Head Cannon' }, { card: 'Celtic Guardian' }] }, {}],
    steps: [
      { do: 'illegal', step: { player: 0, do: 'activate', card: 'Y-Dragon Head', choose: ['Celtic Guardian'] } },
      { player: 0, do: 'activate', card: 'Y-Dragon Head', choose: ['X-Head Cannon'] },
      {
        do: 'expect',
        players: [
          {
            monsters: [{ card: 'X-Head Cannon', atk: 2200, def: 1900 }, { card: 'Celtic Guardian' }],
            spellsTraps: [{ card: 'Y-Dragon Head', face: 'up' }],
          },
          {},
        ],
      },
      { do: 'illegal', step: { player: 0, do: 'activate', card: 'Y-Dragon Head' }, rule: 'union-once-per-turn' },
      { player: 0, do: 'endTurn' },
      { player: 1, do: 'endTurn' },
      { player: 0, do: 'activate', card: 'Y-Dragon Head' },
    ],
    expect: {
      players: [
        {
          monsters: [
            { card: 'Y-Dragon Head', position: 'attack' },
            { card: 'X-Head Cannon', atk: 1800 },
            { card: 'Celtic Guardian' },
          ],
          spellsTraps: [],
        },
        {},
      ],
    },
  });
});

test('battle destroys Y-Dragon Head in place of its host', () => {
  plays({
    players: [
      { monsters: [{ card: 'Blue-Eyes White Dragon' }] },
      {
        monsters: [{ card: 'X-Head Cannon' }],
        spellsTraps: [{ card: 'Y-Dragon Head', face: 'up', equippedTo: 'X-Head Cannon@1:monster:0' }],
      },
    ],
    steps: [
      { player: 0, do: 'enter', to: 'battle' },
      { player: 0, do: 'attack', card: 'Blue-Eyes White Dragon', target: 'X-Head Cannon' },
    ],
    expect: { players: [{}, { lp: 7200, monsters: [{ card: 'X-Head Cannon', atk: 1800 }], graveyard: ['Y-Dragon Head'] }] },
  });
});

test('it goes with its host', () => {
  plays({
    players: [
      { hand: ['Raigeki'] },
      {
        monsters: [{ card: 'X-Head Cannon' }],
        spellsTraps: [{ card: 'Y-Dragon Head', face: 'up', equippedTo: 'X-Head Cannon@1:monster:0' }],
      },
    ],
    steps: [{ player: 0, do: 'activate', card: 'Raigeki' }],
    expect: { players: [{}, { monsters: [], spellsTraps: [], graveyard: ['X-Head Cannon', 'Y-Dragon Head'] }] },
  });
});

test('on its host it is an Equip Spell: under Imperial Order it adds nothing, spares nothing and does not come off', () => {
  const union = { card: 'Y-Dragon Head', face: 'up', equippedTo: 'X-Head Cannon@0:monster:0' } as const;
  plays({
    players: [
      { monsters: [{ card: 'X-Head Cannon' }], spellsTraps: [union, { card: 'Imperial Order', face: 'up' }] },
      { monsters: [{ card: 'Blue-Eyes White Dragon' }] },
    ],
    steps: [
      { do: 'expect', players: [{ monsters: [{ card: 'X-Head Cannon', atk: 1800 }] }, {}] },
      { player: 0, do: 'activate', card: 'Y-Dragon Head' },
      { do: 'expect', players: [{ spellsTraps: [{ card: 'Y-Dragon Head' }, { card: 'Imperial Order' }] }, {}] },
      { player: 0, do: 'enter', to: 'battle' },
      { player: 0, do: 'attack', card: 'X-Head Cannon', target: 'Blue-Eyes White Dragon' },
    ],
    expect: { players: [{ lp: 6800, monsters: [], graveyard: ['X-Head Cannon', 'Y-Dragon Head'] }, {}] },
  });
});
