import { test } from 'vitest';
import { plays } from '../../scenario/testing';

test('Dragon Capture Jar puts a Dragon in defense position the moment it is summoned, without a chain', () => {
  plays({
    players: [
      { hand: ['Spear Dragon'], monsters: [{ card: 'Vorse Raider' }] },
      { spellsTraps: [{ card: 'Dragon Capture Jar', face: 'up' }] },
    ],
    steps: [{ player: 0, do: 'normalSummon', card: 'Spear Dragon' }],
    expect: {
      chain: [],
      players: [
        {
          monsters: [
            { card: 'Spear Dragon', position: 'defense' },
            { card: 'Vorse Raider', position: 'attack' },
          ],
        },
        {},
      ],
    },
  });
});

test('turned up at an attack of a Dragon it ends that attack, and the Dragon cannot be turned back', () => {
  plays({
    players: [{ monsters: [{ card: 'Blue-Eyes White Dragon' }] }, { spellsTraps: [{ card: 'Dragon Capture Jar', face: 'set' }] }],
    steps: [
      { player: 0, do: 'enter', to: 'battle' },
      { player: 0, do: 'attack', card: 'Blue-Eyes White Dragon', target: 'direct' },
      { player: 1, do: 'activate', card: 'Dragon Capture Jar' },
      { player: 0, do: 'endTurn' },
      { player: 1, do: 'endTurn' },
      { do: 'illegal', step: { player: 0, do: 'changePosition', card: 'Blue-Eyes White Dragon' }, rule: 'position-locked' },
    ],
    expect: { players: [{ monsters: [{ card: 'Blue-Eyes White Dragon', position: 'defense' }] }, { lp: 8000 }] },
  });
});
