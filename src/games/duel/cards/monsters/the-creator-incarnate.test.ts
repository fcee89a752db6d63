import { test } from 'vitest';
import { monster } from '../../../../engine/duel/api';
import { playsBeside } from '../../scenario/testing';

const THE_CREATOR = monster(61505339, {});

test('it tributes itself to bring The Creator from the hand', () => {
  playsBeside([THE_CREATOR], {
    players: [
      {
        monsters: [
          { card: 'The Creator Incarnate' },
          { card: 'Mokey Mokey' },
          { card: 'Mokey Mokey' },
          { card: 'Mokey Mokey' },
          { card: 'Mokey Mokey' },
        ],
        hand: ['The Creator', 'Summoned Skull'],
      },
      {},
    ],
    steps: [
      { player: 0, do: 'activate', card: 'The Creator Incarnate' },
      { player: 0, do: 'answer', value: 'attack' },
    ],
    expect: {
      players: [
        {
          hand: ['Summoned Skull'],
          graveyard: ['The Creator Incarnate'],
          monsters: [
            { card: 'Mokey Mokey' },
            { card: 'Mokey Mokey' },
            { card: 'Mokey Mokey' },
            { card: 'Mokey Mokey' },
            { card: 'The Creator', position: 'attack' },
          ],
        },
        {},
      ],
    },
  });
});

test('without The Creator in the hand it cannot be activated; one in the Deck or Graveyard does not help', () => {
  playsBeside([THE_CREATOR], {
    players: [
      {
        monsters: [{ card: 'The Creator Incarnate' }],
        hand: ['Summoned Skull'],
        graveyard: ['The Creator'],
        deck: ['The Creator'],
      },
      {},
    ],
    steps: [{ do: 'illegal', step: { player: 0, do: 'activate', card: 'The Creator Incarnate' }, rule: 'nothing-hidden-fits' }],
    expect: { players: [{ monsters: [{ card: 'The Creator Incarnate' }] }, {}] },
  });
});
