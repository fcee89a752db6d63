import { test } from 'vitest';
import { plays } from '../../scenario/testing';

test('Black Pendant gives 500 ATK, and going to the Graveyard it deals 500 damage', () => {
  plays({
    players: [{ hand: ['Black Pendant', 'Heavy Storm'], monsters: [{ card: 'Vorse Raider' }] }, {}],
    steps: [
      { player: 0, do: 'activate', card: 'Black Pendant', choose: ['Vorse Raider'] },
      { do: 'expect', players: [{ monsters: [{ card: 'Vorse Raider', atk: 2400 }] }, {}] },
      { player: 0, do: 'activate', card: 'Heavy Storm' },
    ],
    expect: { players: [{ monsters: [{ card: 'Vorse Raider', atk: 1900 }] }, { lp: 7500 }] },
  });
});

test('it also does so when it goes because its monster has gone', () => {
  plays({
    players: [
      {
        hand: ['Dark Hole'],
        monsters: [{ card: 'Vorse Raider' }],
        spellsTraps: [{ card: 'Black Pendant', face: 'up', equippedTo: 'Vorse Raider@0:monster:0' }],
      },
      {},
    ],
    steps: [{ player: 0, do: 'activate', card: 'Dark Hole' }],
    expect: { players: [{}, { lp: 7500 }] },
  });
});
