/** The two who play. */
export type Seat = 0 | 1;
export const otherSeat = (seat: Seat): Seat => (seat === 0 ? 1 : 0);

/**
 * Priority: who is asked, and how many have passed in a row. It lies flat in the frame of whatever asks, so that a copy of the
 * frame is a copy of it; `order` is replaced, never changed.
 */
export interface Passing {
  /** The seats in the order in which they are asked; asking wraps round. */
  order: readonly Seat[];
  /** Index into `order`: who holds priority. */
  holder: number;
  /** Passes in a row since somebody last acted. */
  passes: number;
}

/** Where priority goes when its holder has answered: they passed, they stay, the next one is asked, or the first one again. */
export type After = 'pass' | 'keep' | 'toNext' | 'toFirst';

export const holderOf = (passing: Passing): Seat => passing.order[passing.holder]!;

/**
 * The holder has answered. This is the only place that counts passes: windows and the stack both ask it.
 * @returns true when everybody has now passed in a row.
 */
export function given(passing: Passing, after: After): boolean {
  if (after === 'keep') {
    passing.passes = 0;
    return false;
  }
  if (after === 'toFirst') {
    passing.passes = 0;
    passing.holder = 0;
    return false;
  }
  passing.holder = (passing.holder + 1) % passing.order.length;
  passing.passes = after === 'pass' ? passing.passes + 1 : 0;
  if (passing.passes < passing.order.length) return false;
  passing.passes = 0;
  return true;
}
