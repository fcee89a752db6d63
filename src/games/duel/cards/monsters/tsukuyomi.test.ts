import { test } from 'vitest';
import { plays } from '../../scenario/testing';

test('Normal Summoned, Tsukuyomi turns a face-up monster face-down, and goes back in the End Phase', () => {
  plays({
    players: [{ hand: ['Tsukuyomi'] }, { monsters: [{ card: 'Jinzo' }, { card: 'Sangan', position: 'set' }] }],
    steps: [
      { player: 0, do: 'normalSummon', card: 'Tsukuyomi' },
      { do: 'illegal', step: { player: 0, do: 'choose', cards: ['Sangan'] } },
      { player: 0, do: 'choose', cards: ['Jinzo'] },
      {
        do: 'expect',
        players: [
          {},
          {
            monsters: [
              { card: 'Jinzo', position: 'set' },
              { card: 'Sangan', position: 'set' },
            ],
          },
        ],
      },
      { player: 0, do: 'endTurn' },
    ],
    expect: { turn: 4, players: [{ hand: ['Tsukuyomi'], monsters: [] }, {}] },
  });
});

test('it may turn itself face-down: then it stays on the field', () => {
  plays({
    players: [{ hand: ['Tsukuyomi'] }, {}],
    steps: [
      { player: 0, do: 'normalSummon', card: 'Tsukuyomi' },
      { player: 0, do: 'endTurn' },
    ],
    expect: { turn: 4, players: [{ hand: [], monsters: [{ card: 'Tsukuyomi', position: 'set' }] }, {}] },
  });
});

test('turned up by an attack, its effect waits until damage has been calculated', () => {
  plays({
    players: [{ monsters: [{ card: 'Thousand-Eyes Idol' }] }, { monsters: [{ card: 'Tsukuyomi', position: 'set' }] }],
    steps: [
      { player: 0, do: 'enter', to: 'battle' },
      { player: 0, do: 'attack', card: 'Thousand-Eyes Idol', target: 'Tsukuyomi' },
      { player: 1, do: 'choose', cards: ['Thousand-Eyes Idol'] },
    ],
    expect: {
      events: ['flip Tsukuyomi', 'damage 0 1400', 'chainLink Tsukuyomi'],
      players: [{ lp: 6600, monsters: [{ card: 'Thousand-Eyes Idol', position: 'set' }] }, {}],
    },
  });
});

test('it turns no Token face-down', () => {
  plays({
    players: [{ hand: ['Tsukuyomi'] }, { monsters: [{ card: 'Sheep Token' }, { card: 'Jinzo' }] }],
    steps: [
      { player: 0, do: 'normalSummon', card: 'Tsukuyomi' },
      { do: 'illegal', step: { player: 0, do: 'choose', cards: ['Sheep Token'] } },
      { player: 0, do: 'choose', cards: ['Jinzo'] },
    ],
    expect: {
      players: [
        {},
        {
          monsters: [
            { card: 'Sheep Token', position: 'attack' },
            { card: 'Jinzo', position: 'set' },
          ],
        },
      ],
    },
  });
});
