import { test } from 'vitest';
import { plays } from './testing';

// The format, "Paying": without the key as many active nodes as possible pay.

test('how an ability was paid for says nothing of its next use', () => {
  plays({
    players: [
      { field: [{ card: 'Twin-Wind Mirror' }], nodes: { active: 3, sleep: 3 } },
      { field: [{ card: 'Dragon Dance of the River' }] },
    ],
    steps: [
      { player: 0, do: 'activate', card: 'Twin-Wind Mirror', pay: { active: 0, sleep: 1 } },
      { player: 0, do: 'pass' },
      { do: 'expect', now: true, players: [{ nodes: { active: 3, sleep: 2 } }, {}] },
      { player: 0, do: 'activate', card: 'Twin-Wind Mirror' },
      { player: 0, do: 'pass' },
    ],
    expect: { players: [{ nodes: { active: 2, sleep: 3 } }, {}] },
  });
});

test('how a card was paid for says nothing of its upkeep', () => {
  plays({
    players: [{ hand: ['Mist over the Ford'], nodes: { active: 5, sleep: 5 } }, {}],
    steps: [
      { player: 0, do: 'playCard', card: 'Mist over the Ford', pay: { active: 1, sleep: 1 } },
      { player: 0, do: 'pass' },
      { player: 0, do: 'endTurn' },
      { player: 1, do: 'endTurn' },
      { player: 0, do: 'answer', value: true },
    ],
    expect: { players: [{ nodes: { active: 3, sleep: 6 } }, {}] },
  });
});
