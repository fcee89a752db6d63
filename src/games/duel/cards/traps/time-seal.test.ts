import { test } from 'vitest';
import { plays } from '../../scenario/testing';

test("the opponent's next Draw Phase passes with nothing in it: no draw and no window", () => {
  plays({
    rules: ['R083', 'R085'],
    players: [
      {
        spellsTraps: [
          { card: 'Time Seal', face: 'set' },
          { card: 'Jar of Greed', face: 'set' },
        ],
      },
      { spellsTraps: [{ card: 'Jar of Greed', face: 'set' }] },
    ],
    steps: [
      { player: 0, do: 'activate', card: 'Time Seal' },
      { player: 0, do: 'endTurn' },
      { player: 1, do: 'pass', when: { turn: 4 } },
      { do: 'expect', now: true, turn: 4, phase: 'standby' },
    ],
    expect: { turn: 4, players: [{}, { handCount: 0 }] },
  });
});

test('two of them skip the next two Draw Phases, one in each turn', () => {
  plays({
    players: [
      {
        spellsTraps: [
          { card: 'Time Seal', face: 'set' },
          { card: 'Time Seal', face: 'set' },
        ],
      },
      { deck: ['Umi', 'Umi'] },
    ],
    steps: [
      { player: 0, do: 'activate', card: 'Time Seal' },
      { player: 1, do: 'pass' },
      { player: 0, do: 'pass' },
      { player: 0, do: 'activate', card: 'Time Seal' },
      { player: 0, do: 'endTurn' },
      { do: 'expect', turn: 4, players: [{}, { deckCount: 2 }] },
      { player: 1, do: 'endTurn' },
      { player: 0, do: 'endTurn' },
      { do: 'expect', turn: 6, players: [{}, { deckCount: 2 }] },
      { player: 1, do: 'endTurn' },
      { player: 0, do: 'endTurn' },
    ],
    expect: { turn: 8, players: [{}, { deckCount: 1 }] },
  });
});
