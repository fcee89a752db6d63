import { test } from 'vitest';
import { plays } from '../../scenario/testing';

test('Buster Blader counts the Dragons of the opponent, on the field face-up and in the Graveyard', () => {
  plays({
    players: [
      { monsters: [{ card: 'Buster Blader' }, { card: 'Blue-Eyes White Dragon' }], graveyard: ['Spear Dragon'] },
      {
        monsters: [{ card: 'Blue-Eyes White Dragon' }, { card: 'Spear Dragon', position: 'set' }],
        graveyard: ['Spear Dragon', 'Celtic Guardian'],
      },
    ],
    steps: [
      {
        do: 'expect',
        players: [
          {
            monsters: [
              { card: 'Buster Blader', atk: 3600 },
              { card: 'Blue-Eyes White Dragon', atk: 3000 },
            ],
          },
          {},
        ],
      },
    ],
  });
});

test('a Dragon that it destroys still counts, in the Graveyard', () => {
  plays({
    players: [{ monsters: [{ card: 'Buster Blader' }] }, { monsters: [{ card: 'Spear Dragon' }] }],
    steps: [
      { player: 0, do: 'enter', to: 'battle' },
      { player: 0, do: 'attack', card: 'Buster Blader', target: 'Spear Dragon' },
    ],
    expect: { players: [{ monsters: [{ card: 'Buster Blader', atk: 3100 }] }, { lp: 6800 }] },
  });
});
