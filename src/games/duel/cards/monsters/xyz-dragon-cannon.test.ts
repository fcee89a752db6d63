import { test } from 'vitest';
import { plays } from '../../scenario/testing';

const XYZ = ['X-Head Cannon', 'Y-Dragon Head', 'Z-Metal Tank'];

test('XYZ-Dragon Cannon comes by removing its three materials on the field from play, and its summon can be negated', () => {
  plays({
    players: [
      { monsters: [...XYZ, 'Celtic Guardian', 'Celtic Guardian'].map((card) => ({ card })), fusionDeck: ['XYZ-Dragon Cannon'] },
      {},
    ],
    steps: [
      { player: 0, do: 'specialSummon', card: 'XYZ-Dragon Cannon' },
      { player: 0, do: 'answer', value: 'attack' },
    ],
    expect: {
      players: [
        {
          monsters: [{ card: 'XYZ-Dragon Cannon', atk: 2800 }, { card: 'Celtic Guardian' }, { card: 'Celtic Guardian' }],
          banished: XYZ,
          fusionDeckCount: 0,
        },
        {},
      ],
    },
  });
  plays({
    players: [
      { monsters: XYZ.map((card) => ({ card })), fusionDeck: ['XYZ-Dragon Cannon'] },
      { monsters: [{ card: 'Sangan' }], spellsTraps: [{ card: 'Horn of Heaven', face: 'set' }] },
    ],
    steps: [
      { player: 0, do: 'specialSummon', card: 'XYZ-Dragon Cannon' },
      { player: 0, do: 'answer', value: 'attack' },
      { player: 1, do: 'activate', card: 'Horn of Heaven' },
    ],
    expect: { players: [{ monsters: [], banished: XYZ, graveyard: ['XYZ-Dragon Cannon'] }, {}] },
  });
});

test('one of them in the hand or equipped does not do, nor Polymerization, nor a revival', () => {
  plays({
    players: [
      {
        monsters: [{ card: 'X-Head Cannon' }, { card: 'Y-Dragon Head' }],
        hand: ['Z-Metal Tank', 'Polymerization', 'Monster Reborn'],
        fusionDeck: ['XYZ-Dragon Cannon'],
        graveyard: ['XYZ-Dragon Cannon'],
      },
      {},
    ],
    steps: [
      {
        do: 'illegal',
        step: { player: 0, do: 'specialSummon', card: 'XYZ-Dragon Cannon@fusionDeck' },
        rule: 'materials-on-field',
      },
      { do: 'illegal', step: { player: 0, do: 'activate', card: 'Polymerization' }, rule: 'no-fusion-summon' },
      { do: 'illegal', step: { player: 0, do: 'activate', card: 'Monster Reborn' }, rule: 'no-target' },
    ],
  });
});

test('for a discarded card it destroys a card of the opponent, again and again', () => {
  plays({
    players: [
      { monsters: [{ card: 'XYZ-Dragon Cannon' }, { card: 'Celtic Guardian' }], hand: ['Kuriboh', 'Sangan'] },
      { monsters: [{ card: 'Jinzo', position: 'set' }], spellsTraps: [{ card: 'Trap Hole', face: 'set' }] },
    ],
    steps: [
      { do: 'illegal', step: { player: 0, do: 'activate', card: 'XYZ-Dragon Cannon', choose: ['Kuriboh', 'Celtic Guardian'] } },
      { player: 0, do: 'activate', card: 'XYZ-Dragon Cannon', choose: ['Kuriboh', 'Jinzo'] },
      { player: 0, do: 'activate', card: 'XYZ-Dragon Cannon', choose: ['Sangan', 'Trap Hole'] },
      { do: 'illegal', step: { player: 0, do: 'activate', card: 'XYZ-Dragon Cannon' }, rule: 'cost-discard' },
    ],
    expect: { players: [{ hand: [] }, { monsters: [], spellsTraps: [], graveyard: ['Jinzo', 'Trap Hole'] }] },
  });
});

test('its materials may lie face-down', () => {
  plays({
    players: [
      {
        monsters: [
          { card: 'X-Head Cannon' },
          { card: 'Y-Dragon Head', position: 'set' },
          { card: 'Z-Metal Tank', position: 'set' },
        ],
        fusionDeck: ['XYZ-Dragon Cannon'],
      },
      {},
    ],
    steps: [
      { player: 0, do: 'specialSummon', card: 'XYZ-Dragon Cannon' },
      { player: 0, do: 'answer', value: 'attack' },
    ],
    expect: { players: [{ monsters: [{ card: 'XYZ-Dragon Cannon' }], banished: XYZ }, {}] },
  });
});
