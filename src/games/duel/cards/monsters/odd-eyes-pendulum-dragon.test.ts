import { test } from 'vitest';
import { plays } from '../../scenario/testing';

test('once per turn makes battle damage in a battle of an own Pendulum monster 0, without a chain', () => {
  plays({
    profile: 'modern',
    players: [
      {
        pendulumZones: ['Odd-Eyes Pendulum Dragon', 'Odd-Eyes Pendulum Dragon'],
        monsters: [{ card: 'Flash Knight' }, { card: 'Flash Knight' }, { card: 'Vorse Raider' }],
      },
      { monsters: [{ card: 'Blue-Eyes White Dragon' }] },
    ],
    steps: [
      { player: 0, do: 'enter', to: 'battle' },
      { player: 0, do: 'attack', card: 'Vorse Raider', target: 'Blue-Eyes White Dragon' },
      { player: 0, do: 'attack', card: 'Flash Knight', target: 'Blue-Eyes White Dragon' },
      { player: 0, do: 'answer', value: true },
      { player: 0, do: 'attack', card: 'Flash Knight', target: 'Blue-Eyes White Dragon' },
    ],
    expect: { players: [{ lp: 5700 }, {}] },
  });
});

test('in the own End Phase may be destroyed for a Pendulum monster with ATK 1500 or less of the deck, once by its name', () => {
  plays({
    profile: 'modern',
    players: [
      {
        pendulumZones: ['Odd-Eyes Pendulum Dragon', 'Odd-Eyes Pendulum Dragon'],
        deck: ['Flash Knight', 'Stargazer Magician', 'Kuriboh'],
      },
      {},
    ],
    steps: [
      { player: 0, do: 'enter', to: 'end' },
      { player: 0, do: 'choose', cards: ['Odd-Eyes Pendulum Dragon@0:pendulum:0'] },
      { player: 0, do: 'answer', value: true },
      { player: 0, do: 'choose', cards: ['Stargazer Magician'] },
      { player: 0, do: 'endTurn' },
    ],
    expect: {
      turn: 4,
      players: [
        {
          hand: ['Stargazer Magician'],
          fusionDeckFaceUp: ['Odd-Eyes Pendulum Dragon'],
          pendulumZones: [{ card: 'Odd-Eyes Pendulum Dragon', zone: 1 }],
        },
        {},
      ],
    },
  });
});

test('doubles its battle damage in a battle with a monster, not that of a direct attack', () => {
  plays({
    profile: 'modern',
    players: [
      { monsters: [{ card: 'Odd-Eyes Pendulum Dragon' }, { card: 'Odd-Eyes Pendulum Dragon' }] },
      { monsters: [{ card: 'Celtic Guardian' }] },
    ],
    steps: [
      { player: 0, do: 'enter', to: 'battle' },
      { player: 0, do: 'attack', card: 'Odd-Eyes Pendulum Dragon', target: 'Celtic Guardian' },
      { player: 0, do: 'attack', card: 'Odd-Eyes Pendulum Dragon', target: 'direct' },
    ],
    expect: { players: [{}, { lp: 8000 - 2200 - 2500 }] },
  });
});
