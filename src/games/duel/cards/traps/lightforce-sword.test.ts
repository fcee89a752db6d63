import { test } from 'vitest';
import { plays } from '../../scenario/testing';

const SWORD = { spellsTraps: [{ card: 'Lightforce Sword', face: 'set' as const }] };
const rounds = (count: number) => Array.from({ length: count }, (_, i) => ({ player: (i % 2) as 0 | 1, do: 'endTurn' as const }));

test("a random card is away until the opponent's fourth Standby Phase", () => {
  plays({
    randomCards: ['Raigeki'],
    players: [SWORD, { hand: ['Umi', 'Raigeki'] }],
    steps: [
      { player: 0, do: 'activate', card: 'Lightforce Sword' },
      { do: 'expect', players: [{}, { hand: ['Umi'], banished: ['Raigeki'] }] },
      ...rounds(6),
      { do: 'expect', turn: 9, players: [{}, { handCount: 4, banished: ['Raigeki'] }] },
      ...rounds(1),
    ],
    expect: { turn: 10, players: [{}, { handCount: 6, banished: [] }] },
  });
});

test('an empty hand cannot be hit', () => {
  plays({
    players: [SWORD, {}],
    steps: [{ do: 'illegal', step: { player: 0, do: 'activate', card: 'Lightforce Sword' }, rule: 'nothing-to-act-on' }],
  });
});
