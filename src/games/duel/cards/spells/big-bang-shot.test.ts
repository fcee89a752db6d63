import { test } from 'vitest';
import { plays } from '../../scenario/testing';

test('Big Bang Shot gives 400 ATK and piercing', () => {
  plays({
    players: [
      { hand: ['Big Bang Shot'], monsters: [{ card: 'Vorse Raider' }] },
      { monsters: [{ card: 'Celtic Guardian', position: 'defense' }] },
    ],
    steps: [
      { player: 0, do: 'activate', card: 'Big Bang Shot', choose: ['Vorse Raider'] },
      { player: 0, do: 'enter', to: 'battle' },
      { player: 0, do: 'attack', card: 'Vorse Raider', target: 'Celtic Guardian' },
    ],
    expect: { players: [{}, { lp: 6900 }] },
  });
});

test('when it leaves the field, its monster is removed from play', () => {
  plays({
    players: [
      {
        hand: ['Mystical Space Typhoon'],
        monsters: [{ card: 'Vorse Raider' }],
        spellsTraps: [{ card: 'Big Bang Shot', face: 'up', equippedTo: 'Vorse Raider@0:monster:0' }],
      },
      {},
    ],
    steps: [{ player: 0, do: 'activate', card: 'Mystical Space Typhoon', choose: ['Big Bang Shot'] }],
    expect: {
      players: [{ monsters: [], banished: ['Vorse Raider'], graveyard: ['Mystical Space Typhoon', 'Big Bang Shot'] }, {}],
    },
  });
});
