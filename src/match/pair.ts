import type { Seat as Player } from '../engine/table';

/** One value for each player. */
export type Pair<T> = readonly [T, T];

/** A copy of `pair` with the value of one player replaced. */
export const withPlayer = <T>(pair: Pair<T>, player: Player, value: T): Pair<T> =>
  player === 0 ? [value, pair[1]] : [pair[0], value];
