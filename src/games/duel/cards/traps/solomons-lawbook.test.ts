import { test } from 'vitest';
import { plays } from '../../scenario/testing';

test('in the skipped Standby Phase no upkeep is due', () => {
  plays({
    rules: ['R101'],
    players: [
      {
        spellsTraps: [
          { card: "Solomon's Lawbook", face: 'set' },
          { card: 'Messenger of Peace', face: 'up' },
        ],
      },
      {},
    ],
    steps: [
      { player: 0, do: 'activate', card: "Solomon's Lawbook" },
      { player: 0, do: 'endTurn' },
      { player: 1, do: 'endTurn' },
      { do: 'expect', turn: 5, phase: 'main1', players: [{ lp: 8000, handCount: 1 }, {}] },
      { player: 0, do: 'endTurn' },
      { player: 1, do: 'endTurn' },
      { player: 0, do: 'answer', value: true },
    ],
    expect: { turn: 7, players: [{ lp: 7900 }, {}] },
  });
});
