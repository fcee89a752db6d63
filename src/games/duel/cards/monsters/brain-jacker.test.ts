import { test } from 'vitest';
import { plays } from '../../scenario/testing';

test('taken by Relinquished, Brain Jacker lies there by the effect of that card and gives nobody Life Points', () => {
  plays({
    players: [{ monsters: [{ card: 'Relinquished' }] }, { monsters: [{ card: 'Brain Jacker' }] }],
    steps: [
      { player: 0, do: 'activate', card: 'Relinquished' },
      { player: 0, do: 'endTurn' },
      { player: 1, do: 'endTurn' },
    ],
    expect: { players: [{ lp: 8000 }, { lp: 8000 }] },
  });
});
