import { test } from 'vitest';
import { plays } from '../../scenario/testing';

test('two cards now, none in the next two own Draw Phases', () => {
  plays({
    rules: ['R084'],
    players: [{ spellsTraps: [{ card: 'Reckless Greed', face: 'set' }] }, {}],
    steps: [
      { player: 0, do: 'activate', card: 'Reckless Greed' },
      { do: 'expect', players: [{ handCount: 2, deckCount: 18 }, {}] },
      { player: 0, do: 'endTurn' },
      { player: 1, do: 'endTurn' },
      { do: 'expect', turn: 5, players: [{ handCount: 2 }, {}] },
      { player: 0, do: 'endTurn' },
      { player: 1, do: 'endTurn' },
      { do: 'expect', turn: 7, players: [{ handCount: 2 }, {}] },
      { player: 0, do: 'endTurn' },
      { player: 1, do: 'endTurn' },
    ],
    expect: { turn: 9, players: [{ handCount: 3 }, { handCount: 3 }] },
  });
});

test('a Time Seal on top of it takes a third Draw Phase', () => {
  plays({
    players: [{ spellsTraps: [{ card: 'Reckless Greed', face: 'set' }] }, { spellsTraps: [{ card: 'Time Seal', face: 'set' }] }],
    steps: [
      { player: 0, do: 'activate', card: 'Reckless Greed' },
      { player: 0, do: 'endTurn' },
      { player: 1, do: 'activate', card: 'Time Seal', when: { turn: 4, phase: 'main1' } },
      { player: 1, do: 'endTurn' },
      { player: 0, do: 'endTurn' },
      { player: 1, do: 'endTurn' },
      { player: 0, do: 'endTurn' },
      { player: 1, do: 'endTurn' },
      { do: 'expect', turn: 9, players: [{ handCount: 2 }, {}] },
      { player: 0, do: 'endTurn' },
      { player: 1, do: 'endTurn' },
    ],
    expect: { turn: 11, players: [{ handCount: 3 }, {}] },
  });
});
