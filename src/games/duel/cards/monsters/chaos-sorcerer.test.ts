import { test } from 'vitest';
import { plays } from '../../scenario/testing';

test('Chaos Sorcerer comes by removing one LIGHT and one DARK monster, and cannot be Normal Summoned', () => {
  plays({
    players: [
      {
        hand: ['Chaos Sorcerer'],
        graveyard: ['Magician of Faith', 'Sangan', 'Celtic Guardian'],
        monsters: [{ card: 'Celtic Guardian' }],
      },
      {},
    ],
    steps: [
      { do: 'illegal', step: { player: 0, do: 'normalSummon', card: 'Chaos Sorcerer' }, rule: 'special-summon-only' },
      { do: 'illegal', step: { player: 0, do: 'setMonster', card: 'Chaos Sorcerer' }, rule: 'special-summon-only' },
      { player: 0, do: 'specialSummon', card: 'Chaos Sorcerer' },
      { player: 0, do: 'answer', value: 'attack' },
    ],
    expect: {
      players: [
        {
          monsters: [{ card: 'Celtic Guardian' }, { card: 'Chaos Sorcerer', atk: 2300 }],
          banished: ['Magician of Faith', 'Sangan'],
          graveyard: ['Celtic Guardian'],
        },
        {},
      ],
    },
  });
});

test('once per turn it removes a face-up monster from play and does not attack', () => {
  plays({
    players: [{ monsters: [{ card: 'Chaos Sorcerer' }] }, { monsters: [{ card: 'Jinzo' }, { card: 'Sangan', position: 'set' }] }],
    steps: [
      { do: 'illegal', step: { player: 0, do: 'activate', card: 'Chaos Sorcerer', choose: ['Sangan'] } },
      { player: 0, do: 'activate', card: 'Chaos Sorcerer', choose: ['Jinzo'] },
      { do: 'illegal', step: { player: 0, do: 'activate', card: 'Chaos Sorcerer' }, rule: 'once-per-turn' },
      { player: 0, do: 'enter', to: 'battle' },
      {
        do: 'illegal',
        step: { player: 0, do: 'attack', card: 'Chaos Sorcerer', target: 'Sangan' },
        rule: 'chose-removal-over-attack',
      },
    ],
    expect: { players: [{}, { banished: ['Jinzo'], monsters: [{ card: 'Sangan', position: 'set' }] }] },
  });
});

test('after its attack it cannot use the effect', () => {
  plays({
    players: [
      { monsters: [{ card: 'Chaos Sorcerer' }] },
      { monsters: [{ card: 'Jinzo', position: 'defense' }, { card: 'Celtic Guardian' }] },
    ],
    steps: [
      { player: 0, do: 'enter', to: 'battle' },
      { player: 0, do: 'attack', card: 'Chaos Sorcerer', target: 'Celtic Guardian' },
      { player: 0, do: 'enter', to: 'main2' },
      { do: 'illegal', step: { player: 0, do: 'activate', card: 'Chaos Sorcerer' }, rule: 'not-after-attack' },
    ],
  });
});
