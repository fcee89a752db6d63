import { test } from 'vitest';
import { plays } from '../../scenario/testing';

const heart = { spellsTraps: [{ card: 'Heart of the Underdog', face: 'up' as const }] };

test('each Normal Monster that is shown draws another card', () => {
  plays({
    rules: ['R093'],
    players: [{}, { ...heart, deck: ['Celtic Guardian', 'Dark Magician', 'Pot of Greed', 'Umi'] }],
    steps: [
      { player: 0, do: 'endTurn' },
      { player: 1, do: 'answer', value: true },
      { player: 1, do: 'answer', value: true },
    ],
    expect: { turn: 4, players: [{}, { hand: ['Celtic Guardian', 'Dark Magician', 'Pot of Greed'], deck: ['Umi'] }] },
  });
});

test('showing is optional', () => {
  plays({
    players: [{}, { ...heart, deck: ['Celtic Guardian', 'Dark Magician'] }],
    steps: [
      { player: 0, do: 'endTurn' },
      { player: 1, do: 'answer', value: false },
    ],
    expect: { turn: 4, players: [{}, { hand: ['Celtic Guardian'] }] },
  });
});

test('it works in the Draw Phase only', () => {
  plays({
    players: [{ ...heart, hand: ['Pot of Greed'] }, {}],
    steps: [{ player: 0, do: 'activate', card: 'Pot of Greed' }],
    expect: { prompt: { player: 0, kind: 'idle' }, players: [{ handCount: 2 }, {}] },
  });
});
