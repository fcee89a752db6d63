import type { DuelView } from '../engine/duel';
import type { VisionView } from '../engine/vision';
import { duelBeats, visionBeats, type Beat } from './beats';
import type { Pair } from './seats';

/** What a duel was like, in numbers. */
export interface GameFigures {
  readonly turns: number;
  readonly longestChain: number;
  readonly largestLoss: number;
  /** Life Points of both players after each change, from the start. */
  readonly lifePoints: readonly Pair<number>[];
  readonly beats: readonly Beat[];
}

function figuresOf(beats: readonly Beat[], turns: number, start: number, end: Pair<number>): GameFigures {
  const most = (numbers: readonly number[]): number => Math.max(0, ...numbers);
  return {
    turns,
    longestChain: most(beats.map((beat) => (beat.kind === 'stack' ? beat.height : 0))),
    largestLoss: most(beats.map((beat) => (beat.kind === 'lives' ? -beat.change : 0))),
    lifePoints: [[start, start], ...beats.flatMap((beat) => (beat.kind === 'lives' ? [beat.lives] : [])), end],
    beats,
  };
}

export const duelFigures = (view: DuelView, start: number): GameFigures => {
  const [a, b] = view.seats;
  return figuresOf(duelBeats(view, start), view.turn, start, [a.counters.lifePoints, b.counters.lifePoints]);
};

/** What a game of VISION was like: its longest interference, the largest loss of life, lives after each change. */
export const visionFigures = (view: VisionView, start: number): GameFigures => {
  const [a, b] = view.seats;
  return figuresOf(visionBeats(view, start), view.turn, start, [a.counters.life, b.counters.life]);
};
