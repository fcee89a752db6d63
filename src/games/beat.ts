import type { Seat } from '../engine/table';

type Pair<T> = readonly [T, T];

/** Who did something, and with which card as far as it is known. */
export interface Doer {
  readonly player: Seat;
  readonly passcode?: number | undefined;
}

interface AtLine {
  /** The line of the log. */
  readonly line: number;
  readonly turn: number;
  readonly by: Doer;
}

/** What a game was decided by: lives that changed, stacks that grew, fields that were swept. */
export type Beat = AtLine &
  (
    | {
        readonly kind: 'lives';
        readonly player: Seat;
        /** Less than 0: a loss. */
        readonly change: number;
        /** Of both, after it. */
        readonly lives: Pair<number>;
      }
    | { readonly kind: 'stack'; readonly height: number }
    | { readonly kind: 'fall'; readonly count: number }
    | { readonly kind: 'end' }
  );

/** Both lives after one of them has become another. */
export const withLife = (lives: Pair<number>, player: Seat, life: number): Pair<number> =>
  player === 0 ? [life, lives[1]] : [lives[0], life];
