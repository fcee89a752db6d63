import { test } from 'vitest';
import { plays } from '../../scenario/testing';

const RETURN = 'Return from the Different Dimension';

test('Return from the Different Dimension brings own removed monsters back until the End Phase', () => {
  plays({
    players: [
      { lp: 5001, banished: ['Jinzo', 'Vorse Raider', 'Raigeki'], spellsTraps: [{ card: RETURN, face: 'set' }] },
      { banished: ['Sangan'] },
    ],
    steps: [
      { player: 0, do: 'enter', to: 'battle' },
      { player: 0, do: 'activate', card: RETURN },
      { player: 0, do: 'answer', value: 'attack' },
      { player: 0, do: 'answer', value: 'attack' },
      { player: 0, do: 'attack', card: 'Jinzo', target: 'direct' },
      { player: 0, do: 'attack', card: 'Vorse Raider', target: 'direct' },
      { player: 0, do: 'endTurn' },
    ],
    expect: {
      turn: 4,
      players: [{ lp: 2501, monsters: [], banished: ['Jinzo', 'Vorse Raider', 'Raigeki'], graveyard: [RETURN] }, { lp: 3700 }],
    },
  });
});

test('more monsters than zones: its user chooses; those never properly summoned stay', () => {
  plays({
    players: [
      {
        banished: ['Jinzo', 'Vorse Raider', { card: 'Chaos Sorcerer', properlySummoned: false }],
        monsters: Array.from({ length: 4 }, () => ({ card: 'Celtic Guardian' })),
        spellsTraps: [{ card: RETURN, face: 'set' }],
      },
      {},
    ],
    steps: [
      { player: 0, do: 'enter', to: 'battle' },
      { player: 0, do: 'activate', card: RETURN },
      { do: 'illegal', step: { player: 0, do: 'choose', cards: ['Chaos Sorcerer'] } },
      { player: 0, do: 'choose', cards: ['Jinzo'] },
      { player: 0, do: 'answer', value: 'defense' },
    ],
    expect: { players: [{ lp: 4000, banished: ['Vorse Raider', 'Chaos Sorcerer'] }, {}] },
  });
});

test('without a monster to bring back it cannot be activated', () => {
  plays({
    players: [{ banished: ['Raigeki'], spellsTraps: [{ card: RETURN, face: 'set' }] }, { banished: ['Jinzo'] }],
    steps: [
      { player: 0, do: 'enter', to: 'battle' },
      { do: 'illegal', step: { player: 0, do: 'activate', card: RETURN }, rule: 'nothing-to-act-on' },
    ],
  });
});

test('a monster turned face-down since then stays: what lasted on it has ended', () => {
  plays({
    rules: ['E72'],
    players: [
      {
        hand: ['Book of Moon'],
        banished: ['Vorse Raider', 'Celtic Guardian'],
        spellsTraps: [{ card: 'Return from the Different Dimension', face: 'set' }],
      },
      {},
    ],
    steps: [
      { player: 0, do: 'activate', card: 'Return from the Different Dimension' },
      { player: 0, do: 'answer', value: 'attack' },
      { player: 0, do: 'answer', value: 'attack' },
      { player: 0, do: 'activate', card: 'Book of Moon', choose: ['Vorse Raider'] },
      { player: 0, do: 'endTurn' },
    ],
    expect: { turn: 4, players: [{ monsters: [{ card: 'Vorse Raider', position: 'set' }], banished: ['Celtic Guardian'] }, {}] },
  });
});
