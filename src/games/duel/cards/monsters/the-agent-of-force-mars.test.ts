import { test } from 'vitest';
import { nothing, spell } from '../../../../engine/duel/api';
import { playsBeside } from '../../scenario/testing';

const THE_SANCTUARY_IN_THE_SKY = spell(56433456, { activate: nothing });

test('no Spell affects it', () => {
  playsBeside([], {
    turnPlayer: 1,
    players: [
      { monsters: [{ card: 'The Agent of Force - Mars' }, { card: 'Celtic Guardian' }] },
      { hand: ['Dark Hole'], fieldSpell: { card: 'Luminous Spark', face: 'up' } },
    ],
    steps: [{ player: 1, do: 'activate', card: 'Dark Hole' }],
    expect: {
      players: [{ monsters: [{ card: 'The Agent of Force - Mars', atk: 0, def: 0 }], graveyard: ['Celtic Guardian'] }, {}],
    },
  });
});

test('with its Sanctuary it gains what its controller has more Life Points, as they change', () => {
  playsBeside([THE_SANCTUARY_IN_THE_SKY], {
    players: [
      {
        lp: 9000,
        monsters: [{ card: 'The Agent of Force - Mars' }],
        fieldSpell: { card: 'The Sanctuary in the Sky', face: 'up' },
        hand: ['Ookazi'],
      },
      {},
    ],
    steps: [
      { do: 'expect', players: [{ monsters: [{ card: 'The Agent of Force - Mars', atk: 1000, def: 1000 }] }, {}] },
      { player: 0, do: 'activate', card: 'Ookazi' },
    ],
    expect: { players: [{ monsters: [{ card: 'The Agent of Force - Mars', atk: 1800, def: 1800 }] }, { lp: 7200 }] },
  });
});

test('with no lead, or a Sanctuary of the opponent alone, it gains nothing', () => {
  playsBeside([THE_SANCTUARY_IN_THE_SKY], {
    players: [
      { lp: 9000, monsters: [{ card: 'The Agent of Force - Mars' }] },
      {
        lp: 8000,
        monsters: [{ card: 'The Agent of Force - Mars' }],
        fieldSpell: { card: 'The Sanctuary in the Sky', face: 'up' },
      },
    ],
    expect: {
      players: [
        { monsters: [{ card: 'The Agent of Force - Mars', atk: 0 }] },
        { monsters: [{ card: 'The Agent of Force - Mars', atk: 0 }] },
      ],
    },
  });
});
