import { test } from 'vitest';
import { plays } from '../../scenario/testing';

test('the monster is away until the next own Standby Phase, and its zone cannot be used', () => {
  plays({
    players: [
      {
        hand: ['Dimensionhole', 'Sangan'],
        monsters: ['Gemini Elf', 'Vorse Raider', 'Celtic Guardian', 'Jinzo', 'Kuriboh'].map((card) => ({ card })),
      },
      {},
    ],
    steps: [
      { player: 0, do: 'activate', card: 'Dimensionhole', choose: ['Vorse Raider'] },
      { do: 'expect', players: [{ monsters: [{}, {}, {}, {}], banished: ['Vorse Raider'] }, {}] },
      { do: 'illegal', step: { player: 0, do: 'normalSummon', card: 'Sangan' }, rule: 'no-monster-zone' },
      { player: 0, do: 'endTurn' },
      { player: 1, do: 'endTurn' },
    ],
    expect: {
      turn: 5,
      players: [{ banished: [], monsters: [{}, { card: 'Vorse Raider', zone: 1, position: 'attack' }, {}, {}, {}] }, {}],
    },
  });
});

test('when that Standby Phase is skipped it does not come back', () => {
  plays({
    rules: ['R200'],
    players: [
      {
        hand: ['Dimensionhole'],
        monsters: [{ card: 'Gemini Elf', position: 'set' }],
        spellsTraps: [{ card: "Solomon's Lawbook", face: 'set' }],
      },
      {},
    ],
    steps: [
      { player: 0, do: 'activate', card: 'Dimensionhole', choose: ['Gemini Elf'] },
      { player: 0, do: 'activate', card: "Solomon's Lawbook" },
      { player: 0, do: 'endTurn' },
      { player: 1, do: 'endTurn' },
      { player: 0, do: 'endTurn' },
      { player: 1, do: 'endTurn' },
    ],
    expect: { turn: 7, players: [{ banished: ['Gemini Elf'], monsters: [] }, {}] },
  });
});

test('a Set monster comes back Set', () => {
  plays({
    players: [{ hand: ['Dimensionhole'], monsters: [{ card: 'Gemini Elf', position: 'set' }] }, {}],
    steps: [
      { player: 0, do: 'activate', card: 'Dimensionhole', choose: ['Gemini Elf'] },
      { player: 0, do: 'endTurn' },
      { player: 1, do: 'endTurn' },
    ],
    expect: { turn: 5, players: [{ monsters: [{ card: 'Gemini Elf', position: 'set' }] }, {}] },
  });
});

test('a Trap that was a monster stays away: it is none where it would come back from', () => {
  plays({
    players: [
      { hand: ['Dimensionhole'], spellsTraps: [{ card: 'Embodiment of Apophis', face: 'set' }] },
      { hand: ['Jinzo'], monsters: [{ card: 'Vorse Raider' }] },
    ],
    steps: [
      { player: 0, do: 'activate', card: 'Embodiment of Apophis' },
      { player: 0, do: 'answer', value: 'attack' },
      { player: 0, do: 'activate', card: 'Dimensionhole', choose: ['Embodiment of Apophis'] },
      { player: 0, do: 'endTurn' },
      { player: 1, do: 'endTurn' },
      { do: 'expect', turn: 5, players: [{ monsters: [], spellsTraps: [], banished: ['Embodiment of Apophis'] }, {}] },
      { player: 0, do: 'endTurn' },
      { player: 1, do: 'normalSummon', card: 'Jinzo', choose: ['Vorse Raider'] },
    ],
    expect: {
      players: [{ monsters: [], spellsTraps: [], banished: ['Embodiment of Apophis'] }, { monsters: [{ card: 'Jinzo' }] }],
    },
  });
});

test('what Dimensionhole brings back is no more properly summoned than before: its return is no summon', () => {
  plays({
    players: [
      {
        hand: ['Dimensionhole', 'Monster Reborn'],
        monsters: [{ card: 'Thousand-Eyes Restrict', properlySummoned: false }],
      },
      { hand: ['Raigeki'] },
    ],
    steps: [
      { player: 0, do: 'activate', card: 'Dimensionhole', choose: ['Thousand-Eyes Restrict'] },
      { player: 0, do: 'endTurn' },
      { player: 1, do: 'endTurn' },
      { do: 'expect', turn: 5, players: [{ monsters: [{ card: 'Thousand-Eyes Restrict' }] }, {}] },
      { player: 0, do: 'endTurn' },
      { player: 1, do: 'activate', card: 'Raigeki' },
      { player: 1, do: 'endTurn' },
      { do: 'illegal', step: { player: 0, do: 'activate', card: 'Monster Reborn' }, rule: 'no-target' },
    ],
    expect: { turn: 7 },
  });
});

test('a monster of the opponent comes back to the side from which it was removed, and stays there', () => {
  plays({
    players: [{ hand: ['Snatch Steal', 'Dimensionhole'] }, { monsters: [{ card: 'Vorse Raider' }] }],
    steps: [
      { player: 0, do: 'activate', card: 'Snatch Steal', choose: ['Vorse Raider'] },
      { player: 0, do: 'activate', card: 'Dimensionhole', choose: ['Vorse Raider'] },
      { do: 'expect', players: [{ monsters: [], spellsTraps: [] }, { banished: ['Vorse Raider'] }] },
      { player: 0, do: 'endTurn' },
      { player: 1, do: 'endTurn' },
      { player: 0, do: 'endTurn' },
    ],
    expect: { turn: 6, players: [{ monsters: [{ card: 'Vorse Raider', controller: 0, owner: 1, zone: 0 }] }, { monsters: [] }] },
  });
});

test('on a monster beyond Spells it keeps no zone', () => {
  plays({
    players: [
      { hand: ['Dimensionhole'], monsters: [{ card: 'The Legendary Fisherman' }], fieldSpell: { card: 'Umi', face: 'up' } },
      {},
    ],
    steps: [
      { player: 0, do: 'activate', card: 'Dimensionhole', choose: ['The Legendary Fisherman'] },
      { player: 0, do: 'endTurn' },
      { player: 1, do: 'endTurn' },
    ],
    expect: { players: [{ banished: [], monsters: [{ card: 'The Legendary Fisherman', zone: 0 }] }, {}] },
  });
});
