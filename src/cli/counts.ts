import type { Seat } from '../engine/kernel';

/** What is counted of one game. */
export interface Simulated {
  readonly winner: Seat | 'draw';
  readonly reason: string;
  readonly turns: number;
  readonly first: Seat;
  /** For each seat the cards in its hand as it was first asked for an act, and at the end. */
  readonly opening: readonly [readonly number[], readonly number[]];
  readonly end: readonly [readonly number[], readonly number[]];
}

type ByWinner = [number, number, number];
/** By passcode: games in which a seat held the card, and how many of them it won. */
type Holdings = Record<string, [number, number]>;

/**
 * Games counted: whole numbers alone, so that shares that are added up are the same as if one had counted them all. The last of
 * three numbers is the games that nobody won.
 */
export interface Counts {
  /** For each seat that began: how many either seat won. */
  readonly begun: [ByWinner, ByWinner];
  /** For each reason for which games ended. */
  readonly ends: Record<string, ByWinner>;
  /** How many games had that many turns. */
  readonly turns: Record<string, number>;
  /** For each seat. */
  readonly opening: [Holdings, Holdings];
  readonly end: [Holdings, Holdings];
}

export const nothing = (): Counts => ({
  begun: [
    [0, 0, 0],
    [0, 0, 0],
  ],
  ends: {},
  turns: {},
  opening: [{}, {}],
  end: [{}, {}],
});

const SEATS = [0, 1] as const;

export function count(counts: Counts, { winner, reason, turns, first, opening, end }: Simulated): void {
  const of = winner === 'draw' ? 2 : winner;
  counts.begun[first][of] += 1;
  (counts.ends[reason] ??= [0, 0, 0])[of] += 1;
  counts.turns[turns] = (counts.turns[turns] ?? 0) + 1;
  for (const seat of SEATS) {
    hold(counts.opening[seat], opening[seat], winner === seat);
    hold(counts.end[seat], end[seat], winner === seat);
  }
}

/** Copies of a card in one hand are counted once. */
function hold(holdings: Holdings, hand: readonly number[], isWon: boolean): void {
  for (const passcode of new Set(hand)) {
    const held = (holdings[passcode] ??= [0, 0]);
    held[0] += 1;
    if (isWon) held[1] += 1;
  }
}

/** Adds what another has counted. */
export function add(to: Counts, more: Counts): void {
  for (const seat of SEATS) {
    addAll(to.begun[seat], more.begun[seat]);
    addEach(to.opening[seat], more.opening[seat], () => [0, 0]);
    addEach(to.end[seat], more.end[seat], () => [0, 0]);
  }
  addEach(to.ends, more.ends, () => [0, 0, 0]);
  for (const [turns, games] of Object.entries(more.turns)) to.turns[turns] = (to.turns[turns] ?? 0) + games;
}

function addAll(to: number[], more: readonly number[]): void {
  for (const [i, one] of more.entries()) to[i]! += one;
}

function addEach<Numbers extends number[]>(
  to: Record<string, Numbers>,
  more: Readonly<Record<string, Numbers>>,
  none: () => Numbers,
): void {
  for (const [name, numbers] of Object.entries(more)) addAll((to[name] ??= none()), numbers);
}

/** The same in one order, whoever has counted first. */
export const inOneOrder = ({ begun, ends, turns, opening, end }: Counts): Counts => ({
  begun,
  ends: byName(ends),
  turns: byName(turns),
  opening: [byName(opening[0]), byName(opening[1])],
  end: [byName(end[0]), byName(end[1])],
});

const byName = <Value>(of: Readonly<Record<string, Value>>): Record<string, Value> =>
  Object.fromEntries(Object.entries(of).sort(([a], [b]) => (a < b ? -1 : 1)));
