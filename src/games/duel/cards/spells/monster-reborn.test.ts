import { test } from 'vitest';
import { plays } from '../../scenario/testing';

test("Monster Reborn brings a monster of the opponent's Graveyard to the own field; it belongs to its owner still", () => {
  plays({
    players: [
      { hand: ['Monster Reborn'], graveyard: ['Celtic Guardian'] },
      { graveyard: ['Jinzo'], hand: ['Raigeki'] },
    ],
    steps: [
      { player: 0, do: 'activate', card: 'Monster Reborn', choose: ['Jinzo'] },
      { player: 0, do: 'answer', value: 'attack' },
      { do: 'expect', players: [{ monsters: [{ card: 'Jinzo', position: 'attack', atk: 2400 }] }, { graveyard: [] }] },
      { player: 0, do: 'endTurn' },
      { player: 1, do: 'activate', card: 'Raigeki' },
    ],
    expect: {
      players: [{ monsters: [], graveyard: ['Celtic Guardian', 'Monster Reborn'] }, { graveyard: ['Jinzo', 'Raigeki'] }],
    },
  });
});

test('a monster that was never properly summoned and a Spirit cannot be brought back', () => {
  plays({
    players: [
      {
        hand: ['Monster Reborn'],
        graveyard: [
          { card: 'Black Luster Soldier - Envoy of the Beginning', properlySummoned: false },
          'Asura Priest',
          'Pot of Greed',
        ],
      },
      {},
    ],
    steps: [{ do: 'illegal', step: { player: 0, do: 'activate', card: 'Monster Reborn' }, rule: 'no-target' }],
  });
});

test('it needs a free zone, and its negated summon leaves the monster in the Graveyard', () => {
  plays({
    players: [
      { hand: ['Monster Reborn', 'Monster Reborn'], graveyard: ['Vorse Raider'] },
      { monsters: [{ card: 'Celtic Guardian' }], spellsTraps: [{ card: 'Horn of Heaven', face: 'set' }] },
    ],
    steps: [
      { player: 0, do: 'activate', card: 'Monster Reborn@0:hand:0', choose: ['Vorse Raider'] },
      { player: 0, do: 'answer', value: 'defense' },
      { player: 1, do: 'activate', card: 'Horn of Heaven', choose: ['Celtic Guardian'] },
    ],
    expect: { players: [{ monsters: [], graveyard: ['Monster Reborn', 'Vorse Raider'] }, {}] },
  });
  plays({
    players: [
      {
        hand: ['Monster Reborn'],
        graveyard: ['Vorse Raider'],
        monsters: Array.from({ length: 5 }, () => ({ card: 'Celtic Guardian' })),
      },
      {},
    ],
    steps: [{ do: 'illegal', step: { player: 0, do: 'activate', card: 'Monster Reborn' }, rule: 'no-monster-zone' }],
  });
});
