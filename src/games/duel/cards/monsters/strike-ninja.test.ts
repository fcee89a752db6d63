import { test } from 'vitest';
import { plays } from '../../scenario/testing';

const ninja = { monsters: [{ card: 'Strike Ninja' }], graveyard: ['Sangan', 'Kuriboh', 'Gemini Elf'] };

test('it leaves in the middle of an attack and comes back in the End Phase', () => {
  plays({
    rules: ['R491'],
    players: [{ monsters: [{ card: 'Jinzo' }] }, ninja],
    steps: [
      { player: 0, do: 'enter', to: 'battle' },
      { player: 0, do: 'attack', card: 'Jinzo', target: 'Strike Ninja' },
      { player: 1, do: 'activate', card: 'Strike Ninja', choose: ['Sangan', 'Kuriboh'] },
      { player: 0, do: 'replay', target: 'cancel' },
      { do: 'expect', players: [{}, { lp: 8000, monsters: [], banished: ['Sangan', 'Kuriboh', 'Strike Ninja'] }] },
      { player: 0, do: 'endTurn' },
    ],
    expect: {
      turn: 4,
      players: [{}, { monsters: [{ card: 'Strike Ninja', position: 'attack' }], banished: ['Sangan', 'Kuriboh'] }],
    },
  });
});

test('without two DARK monsters in the Graveyard, or under Kycoo, it stays', () => {
  plays({
    players: [{ monsters: [{ card: 'Strike Ninja' }], graveyard: ['Sangan', 'Gemini Elf'] }, {}],
    steps: [{ do: 'illegal', step: { player: 0, do: 'activate', card: 'Strike Ninja' }, rule: 'cost-banish' }],
  });
  plays({
    players: [ninja, { monsters: [{ card: 'Kycoo the Ghost Destroyer' }] }],
    steps: [{ do: 'illegal', step: { player: 0, do: 'activate', card: 'Strike Ninja' }, rule: 'cost-banish' }],
  });
});

test('under the control of the opponent it comes back to that side', () => {
  plays({
    players: [{ hand: ['Change of Heart'], graveyard: ['Kuriboh', 'Kuriboh'] }, { monsters: [{ card: 'Strike Ninja' }] }],
    steps: [
      { player: 0, do: 'activate', card: 'Change of Heart', choose: ['Strike Ninja'] },
      { player: 0, do: 'activate', card: 'Strike Ninja' },
      { player: 0, do: 'endTurn' },
    ],
    expect: { turn: 4, players: [{ monsters: [{ card: 'Strike Ninja', controller: 0, owner: 1 }] }, { monsters: [] }] },
  });
});

test('where no zone is left in the End Phase it goes to the Graveyard', () => {
  plays({
    players: [
      {
        hand: ['Gemini Elf'],
        monsters: [{ card: 'Strike Ninja' }, ...Array(4).fill({ card: 'Sangan' })],
        graveyard: ['Kuriboh', 'Kuriboh'],
      },
      {},
    ],
    steps: [
      { player: 0, do: 'activate', card: 'Strike Ninja' },
      { player: 0, do: 'normalSummon', card: 'Gemini Elf' },
      { player: 0, do: 'endTurn' },
    ],
    expect: { turn: 4, players: [{ graveyard: ['Strike Ninja'], banished: ['Kuriboh', 'Kuriboh'] }, {}] },
  });
});
