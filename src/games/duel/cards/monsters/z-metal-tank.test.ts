import { test } from 'vitest';
import { plays } from '../../scenario/testing';

test('Z-Metal Tank goes onto X-Head Cannon as an Equip Card and comes back in a later turn, once per turn', () => {
  plays({
    players: [{ monsters: [{ card: 'Z-Metal Tank' }, { card: 'X-Head Cannon' }, { card: 'Celtic Guardian' }] }, {}],
    steps: [
      { do: 'illegal', step: { player: 0, do: 'activate', card: 'Z-Metal Tank', choose: ['Celtic Guardian'] } },
      { player: 0, do: 'activate', card: 'Z-Metal Tank', choose: ['X-Head Cannon'] },
      {
        do: 'expect',
        players: [
          {
            monsters: [{ card: 'X-Head Cannon', atk: 2400, def: 2100 }, { card: 'Celtic Guardian' }],
            spellsTraps: [{ card: 'Z-Metal Tank', face: 'up' }],
          },
          {},
        ],
      },
      { do: 'illegal', step: { player: 0, do: 'activate', card: 'Z-Metal Tank' }, rule: 'union-once-per-turn' },
      { player: 0, do: 'endTurn' },
      { player: 1, do: 'endTurn' },
      { player: 0, do: 'activate', card: 'Z-Metal Tank' },
    ],
    expect: {
      players: [
        {
          monsters: [
            { card: 'Z-Metal Tank', position: 'attack' },
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

test('battle destroys Z-Metal Tank in place of its host', () => {
  plays({
    players: [
      { monsters: [{ card: 'Blue-Eyes White Dragon' }] },
      {
        monsters: [{ card: 'X-Head Cannon' }],
        spellsTraps: [{ card: 'Z-Metal Tank', face: 'up', equippedTo: 'X-Head Cannon@1:monster:0' }],
      },
    ],
    steps: [
      { player: 0, do: 'enter', to: 'battle' },
      { player: 0, do: 'attack', card: 'Blue-Eyes White Dragon', target: 'X-Head Cannon' },
    ],
    expect: { players: [{}, { lp: 7400, monsters: [{ card: 'X-Head Cannon', atk: 1800 }], graveyard: ['Z-Metal Tank'] }] },
  });
});

test('it goes with its host', () => {
  plays({
    players: [
      { hand: ['Raigeki'] },
      {
        monsters: [{ card: 'X-Head Cannon' }],
        spellsTraps: [{ card: 'Z-Metal Tank', face: 'up', equippedTo: 'X-Head Cannon@1:monster:0' }],
      },
    ],
    steps: [{ player: 0, do: 'activate', card: 'Raigeki' }],
    expect: { players: [{}, { monsters: [], spellsTraps: [], graveyard: ['X-Head Cannon', 'Z-Metal Tank'] }] },
  });
});
