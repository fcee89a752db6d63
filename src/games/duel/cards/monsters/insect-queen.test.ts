import { test } from 'vitest';
import { plays } from '../../scenario/testing';

test('Insect Queen tributes another monster for its attack, and makes a token in the End Phase after a kill', () => {
  plays({
    players: [{ monsters: [{ card: 'Insect Queen' }, { card: 'Celtic Guardian' }] }, { monsters: [{ card: 'Vorse Raider' }] }],
    steps: [
      { player: 0, do: 'enter', to: 'battle' },
      { player: 0, do: 'attack', card: 'Insect Queen', target: 'Vorse Raider', choose: ['Celtic Guardian'] },
      { do: 'illegal', step: { player: 0, do: 'attack', card: 'Insect Queen' } },
      { player: 0, do: 'endTurn' },
    ],
    expect: {
      turn: 4,
      events: ['toGrave Celtic Guardian', 'attack Insect Queen', 'chainLink Insect Queen', 'specialSummon Insect Monster Token'],
      players: [
        {
          monsters: [
            { card: 'Insect Queen', atk: 2600 },
            { card: 'Insect Monster Token', position: 'attack', atk: 100 },
          ],
          graveyard: ['Celtic Guardian'],
        },
        { lp: 7500 },
      ],
    },
  });
});

test('alone it cannot attack', () => {
  plays({
    players: [{ monsters: [{ card: 'Insect Queen' }] }, {}],
    steps: [
      { player: 0, do: 'enter', to: 'battle' },
      { do: 'illegal', step: { player: 0, do: 'attack', card: 'Insect Queen', target: 'direct' }, rule: 'attack-cost' },
    ],
  });
});

test('it counts the face-up Insects of both sides, and makes no token without a kill', () => {
  plays({
    players: [
      { monsters: [{ card: 'Insect Queen' }, { card: 'Celtic Guardian' }, { card: 'Man-Eater Bug' }] },
      { monsters: [{ card: 'Man-Eater Bug' }, { card: 'Man-Eater Bug', position: 'set' }] },
    ],
    steps: [
      {
        do: 'expect',
        players: [
          { monsters: [{ card: 'Insect Queen', atk: 2800 }, { card: 'Celtic Guardian' }, { card: 'Man-Eater Bug' }] },
          {},
        ],
      },
      { player: 0, do: 'endTurn' },
    ],
    expect: {
      turn: 4,
      players: [{ monsters: [{ card: 'Insect Queen' }, { card: 'Celtic Guardian' }, { card: 'Man-Eater Bug' }] }, {}],
    },
  });
});
