import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chooserAfter, verdictOf, type DuelOutcome } from './score';

const won = (winner: 0 | 1): DuelOutcome => ({ winner, reason: 'lp' });
const DRAWN: DuelOutcome = { winner: 'draw', reason: 'lp' };
const wonTheMatch = (winner: 0 | 1): DuelOutcome => ({ winner, reason: 'matchWin' });
const score = (a: number, b: number, draws = 0) => ({ wins: [a, b], draws });

describe('a match', () => {
  test('is won by the first player with two wins, and no third duel is played after two', () => {
    expect(verdictOf([won(0)])).toBeNull();
    expect(verdictOf([won(0), won(0)])).toEqual({ winner: 0, score: score(2, 0) });
    expect(verdictOf([won(0), won(1)])).toBeNull();
    expect(verdictOf([won(0), won(1), won(1)])).toEqual({ winner: 1, score: score(1, 2) });
    expect(verdictOf([DRAWN, won(1), won(1)])).toEqual({ winner: 1, score: score(0, 2, 1) });
  });

  test('is won by one win and two draws', () => {
    expect(verdictOf([DRAWN, won(1)])).toBeNull();
    expect(verdictOf([DRAWN, won(1), DRAWN])).toEqual({ winner: 1, score: score(0, 1, 2) });
  });

  test('is drawn by one win each and a draw, and by three draws', () => {
    expect(verdictOf([won(0), DRAWN, won(1)])).toEqual({ winner: 'draw', score: score(1, 1, 1) });
    expect(verdictOf([DRAWN, DRAWN])).toBeNull();
    expect(verdictOf([DRAWN, DRAWN, DRAWN])).toEqual({ winner: 'draw', score: score(0, 0, 3) });
  });

  test('of any results ends as the sentences of 2004 say', () => {
    const outcome = fc.constantFrom<0 | 1 | 'draw'>(0, 1, 'draw');
    fc.assert(
      fc.property(fc.tuple(outcome, outcome, outcome), (winners) => {
        const duels: DuelOutcome[] = [];
        for (const winner of winners) {
          if (verdictOf(duels)) break;
          duels.push({ winner, reason: 'lp' });
        }
        const [first, second] = winners;
        expect(duels.length).toBe(first !== 'draw' && first === second ? 2 : 3);
        const played = winners.slice(0, duels.length).map(String).sort().join(' ');
        const told: Readonly<Record<string, 0 | 1 | 'draw'>> = {
          '0 0': 0,
          '1 1': 1,
          '0 0 1': 0,
          '0 1 1': 1,
          '0 0 draw': 0,
          '1 1 draw': 1,
          '0 draw draw': 0,
          '1 draw draw': 1,
          '0 1 draw': 'draw',
          'draw draw draw': 'draw',
        };
        expect(verdictOf(duels)?.winner).toBe(told[played]);
      }),
      { numRuns: 200 },
    );
  });
});

describe('a match that Victory Dragon wins', () => {
  test('R043: in duel 1 is recorded as 2 wins and no loss', () => {
    expect(verdictOf([wonTheMatch(0)])).toEqual({ winner: 0, score: score(2, 0) });
  });

  test('R044: in duel 2 after a loss is recorded as 2 wins and 1 loss, and there is no duel 3', () => {
    expect(verdictOf([won(1), wonTheMatch(0)])).toEqual({ winner: 0, score: score(2, 1) });
  });

  test('R045: in duel 3 after a loss and a draw is recorded as 2 wins and 1 loss', () => {
    expect(verdictOf([won(1), DRAWN, wonTheMatch(0)])).toEqual({ winner: 0, score: score(2, 1) });
    expect(verdictOf([DRAWN, won(1), wonTheMatch(0)])).toEqual({ winner: 0, score: score(2, 1) });
  });

  test('R046: in duel 3 after two draws is recorded as 1 win and 2 draws, as any other win', () => {
    expect(verdictOf([DRAWN, DRAWN, wonTheMatch(1)])).toEqual({ winner: 1, score: score(0, 1, 2) });
    expect(verdictOf([DRAWN, DRAWN, wonTheMatch(1)])).toEqual(verdictOf([DRAWN, DRAWN, won(1)]));
  });

  test('after other duels is recorded as what they come to', () => {
    expect(verdictOf([won(0), wonTheMatch(0)])).toEqual({ winner: 0, score: score(2, 0) });
    expect(verdictOf([won(0), won(1), wonTheMatch(0)])).toEqual({ winner: 0, score: score(2, 1) });
    expect(verdictOf([DRAWN, wonTheMatch(0)])).toEqual({ winner: 0, score: score(2, 0, 1) });
  });

  test('is never recorded with more than three duels, nor without a win of the winner', () => {
    const outcome = fc.constantFrom<DuelOutcome>(won(0), won(1), DRAWN, wonTheMatch(0), wonTheMatch(1));
    fc.assert(
      fc.property(fc.array(outcome, { minLength: 3, maxLength: 3 }), (results) => {
        const duels: DuelOutcome[] = [];
        for (const result of results) if (!verdictOf(duels)) duels.push(result);
        const verdict = verdictOf(duels)!;
        const { wins, draws } = verdict.score;
        expect(wins[0] + wins[1] + draws).toBeLessThanOrEqual(3);
        if (duels.at(-1)!.reason === 'matchWin') expect(verdict.winner).toBe(duels.at(-1)!.winner);
        if (verdict.winner !== 'draw') expect(wins[verdict.winner]).toBeGreaterThan(wins[verdict.winner === 0 ? 1 : 0]);
      }),
    );
  });
});

describe('who chooses who goes first', () => {
  test('R065: in duel 1 the winner of rock, paper, scissors', () => {
    expect(chooserAfter([])).toBe('rockPaperScissors');
  });

  test('R066, R067: in duels 2 and 3 the loser of the duel before', () => {
    expect(chooserAfter([won(0)])).toBe(1);
    expect(chooserAfter([won(1)])).toBe(0);
    expect(chooserAfter([won(0), won(1)])).toBe(0);
  });

  test('R068: after a drawn duel rock, paper, scissors again', () => {
    expect(chooserAfter([DRAWN])).toBe('rockPaperScissors');
    expect(chooserAfter([won(1), DRAWN])).toBe('rockPaperScissors');
  });
});
