import type { GameFigures } from '../../../store/game-figures';
import type { Pair } from '../../../store/seats';

/** The end of a game, as the page says it. */
export interface Ended {
  readonly winner: 0 | 1 | 'draw';
  readonly reason: string;
  /** A sentence. */
  readonly why: string;
  readonly names: readonly [string, string];
  readonly turn: number;
  readonly life: Pair<number>;
  readonly figures: GameFigures;
  /** What the longest stack and the largest loss are called in the words of the game. */
  readonly called: { readonly longest: string; readonly damage: string; readonly stackOf: (height: number) => string };
}
