import type { Seat as Player } from '../engine/table';

export { PRIORITY_MODES, type PriorityMode } from '../courtesy';

/** Who sits at the table. */
export interface Seated {
  readonly name: string;
  readonly deck: string;
}
export type Seats = readonly [Seated, Seated];
export type Pair<T> = readonly [T, T];

/** A copy of `pair` with the value of one player replaced. */
export function withPlayer<T>(pair: Pair<T>, player: Player, value: T): Pair<T> {
  return player === 0 ? [value, pair[1]] : [pair[0], value];
}

export const otherPlayer = (player: Player): Player => (player === 0 ? 1 : 0);
