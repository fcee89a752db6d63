import type { Player, Result } from '../engine/duel';
import type { Pair } from './pair';

/** A match is played over so many duels at most. */
const DUELS = 3;
/** Whoever has won so many of them wins the match. */
const WINS = 2;

export type DuelOutcome = Pick<Result, 'winner' | 'reason'>;

/** Duels won by each player, and drawn ones. */
export interface Score {
  readonly wins: Pair<number>;
  readonly draws: number;
}

/** How a match ended, with the score that is written down for it. */
export interface Verdict {
  readonly winner: Player | 'draw';
  readonly score: Score;
}

export function scoreOf(duels: readonly DuelOutcome[]): Score {
  const of = (winner: Result['winner']): number => duels.filter((duel) => duel.winner === winner).length;
  return { wins: [of(0), of(1)], draws: of('draw') };
}

/**
 * The end of a match, null while it goes on (seed 000, 対戦方法). Two wins decide it; after three duels one win and two draws
 * win it, one win each and three draws draw it. A `matchWin` decides it at once, whatever the score (R043–R046).
 */
export function verdictOf(duels: readonly DuelOutcome[]): Verdict | null {
  const score = scoreOf(duels);
  const last = duels.at(-1);
  const leader: Player = score.wins[0] > score.wins[1] ? 0 : 1;
  if (score.wins[leader] >= WINS) return { winner: leader, score };
  if (duels.length === DUELS && score.wins[0] !== score.wins[1]) return { winner: leader, score };
  if (last?.reason === 'matchWin' && last.winner !== 'draw') return { winner: last.winner, score: decided(score, last.winner) };
  return duels.length === DUELS ? { winner: 'draw', score } : null;
}

/**
 * The score of a match that a card has won before its duels did: the win stands for the two that decide a match (R043: 2–0 after
 * one duel), and only as many draws are counted as three duels have room for (R045: a loss, a draw and this win are 2–1).
 */
function decided({ wins, draws }: Score, winner: Player): Score {
  const full: Pair<number> = winner === 0 ? [WINS, wins[1]] : [wins[0], WINS];
  return { wins: full, draws: Math.min(draws, DUELS - full[0] - full[1]) };
}

/**
 * Who chooses who goes first: rock-paper-scissors in duel 1 and after a drawn duel, else the loser of the last one (R065–R068).
 */
export function chooserAfter(duels: readonly DuelOutcome[]): Player | 'rockPaperScissors' {
  const winner = duels.at(-1)?.winner;
  if (winner === undefined || winner === 'draw') return 'rockPaperScissors';
  return winner === 0 ? 1 : 0;
}
