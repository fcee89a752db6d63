import { test } from 'vitest';
import { plays } from '../../scenario/testing';

const turns = (count: number, first: 0 | 1) =>
  Array.from({ length: count }, (_, i) => ({ player: ((first + i) % 2) as 0 | 1, do: 'endTurn' as const }));

test('after ten turns nothing has happened yet', () => {
  plays({
    rules: ['R041', 'R042'],
    players: [{ hand: ['Final Countdown'] }, {}],
    steps: [{ player: 0, do: 'activate', card: 'Final Countdown' }, ...turns(10, 0)],
    expect: { turn: 13, result: null, players: [{ lp: 6000 }, {}] },
  });
});

test('on the change to the twenty-first turn, that of its activation counted, its user wins before the draw', () => {
  const empty = { deck: Array.from({ length: 30 }, () => 'Umi') };
  plays({
    players: [{ ...empty, hand: ['Final Countdown'] }, empty],
    steps: [
      { player: 0, do: 'activate', card: 'Final Countdown' },
      ...turns(20, 0).flatMap((step, i) =>
        i < 13 ? [step] : [step, { player: step.player, do: 'choose' as const, cards: ['Umi'] }],
      ),
    ],
    expect: {
      turn: 23,
      turnPlayer: 0,
      result: { winner: 0, reason: 'finalCountdown', card: 'Final Countdown' },
      players: [{ lp: 6000 }, {}],
    },
  });
});

test('with less than 2000 Life Points it cannot be used', () => {
  plays({
    players: [{ lp: 1900, hand: ['Final Countdown'] }, {}],
    steps: [{ do: 'illegal', step: { player: 0, do: 'activate', card: 'Final Countdown' }, rule: 'cost-life-points' }],
  });
});
