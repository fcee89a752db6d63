/**
 * Priority passing: who is asked, and when everybody has passed in a row. This is the only place that counts passes;
 * windows, chains and announced ends all ask it.
 */
export interface Passing {
  /** The seats in the order in which they are asked; asking wraps round. */
  readonly order: readonly number[];
  /** Index into `order`: who holds priority. */
  holder: number;
  /** Passes in a row since somebody last acted. */
  passes: number;
}

export const startPassing = (order: readonly number[]): Passing => ({ order, holder: 0, passes: 0 });

export const seatAsked = (passing: Passing): number => passing.order[passing.holder]!;

/** The holder passes. @returns true when everybody has now passed in a row. */
export function pass(passing: Passing): boolean {
  passing.passes += 1;
  passing.holder = (passing.holder + 1) % passing.order.length;
  return passing.passes >= passing.order.length;
}

/** Somebody acted: the row of passes begins again with the first of the order. */
export function actedOn(passing: Passing): void {
  passing.passes = 0;
  passing.holder = 0;
}
