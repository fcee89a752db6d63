import type { Beat } from '../games/beat';
import type { Course } from '../games/game';
import type { GameView } from '../games/view';
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

/** What a game was like; `start`: with how many lives both began. */
export function gameFigures<View extends GameView>(game: Course<View>, view: View, start: number): GameFigures {
  return figuresOf(game.beats(view, start), view.turn, start, game.lives(view));
}
