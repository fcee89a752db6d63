import { test } from 'vitest';
import { plays } from '../../scenario/testing';

test('Maharaghi looks at the top card before the next own draw and may put it at the bottom', () => {
  plays({
    players: [{ hand: ['Maharaghi'], deck: ['Sangan', 'Kuriboh', 'Raigeki'] }, {}],
    steps: [
      { player: 0, do: 'normalSummon', card: 'Maharaghi' },
      { player: 0, do: 'endTurn' },
      { player: 1, do: 'endTurn' },
      { player: 0, do: 'answer', value: 'bottom' },
    ],
    expect: { turn: 5, players: [{ hand: ['Maharaghi', 'Kuriboh'], deck: ['Raigeki', 'Sangan'] }, {}] },
  });
});

test('or leave it there and draw it; once only', () => {
  plays({
    players: [{ hand: ['Maharaghi'], deck: ['Sangan', 'Kuriboh', 'Raigeki'] }, {}],
    steps: [
      { player: 0, do: 'normalSummon', card: 'Maharaghi' },
      { player: 0, do: 'endTurn' },
      { player: 1, do: 'endTurn' },
      { player: 0, do: 'answer', value: 'top' },
      { do: 'expect', turn: 5, phase: 'main1', players: [{ hand: ['Maharaghi', 'Sangan'] }, {}] },
      { player: 0, do: 'endTurn' },
      { player: 1, do: 'endTurn' },
    ],
    expect: { turn: 7, players: [{ hand: ['Maharaghi', 'Sangan', 'Kuriboh'] }, {}] },
  });
});
