import type { Seat } from '../engine/kernel';
import type { LevelName } from '../thinking';
import { inOneOrder, type Counts } from './counts';
import { rateOf, rounded } from './rate';
import type { NamedDeck } from './thought-game';

/** What is simulated: the same plan is the same games, wherever they are played. */
export interface SimulationPlan {
  readonly game: string;
  readonly profile: string;
  readonly seed: string;
  readonly duels: number;
  /** For each seat. */
  readonly players: readonly [LevelName, LevelName];
  readonly decks: readonly [NamedDeck, NamedDeck];
}

/** A part of the games, counted from 1. */
export interface Shard {
  readonly part: number;
  readonly of: number;
}

export const FORMAT = 'simulation/1';

/** So many cards are named. */
const MOST_CARDS = 15;
/** A card that was held in fewer than one of so many games says nothing by its lift. */
const SELDOM = 100;
const SEATS = [0, 1] as const;

/**
 * A report of what was counted. It holds all counts, and whatever else it says is worked out from them, so that reports of parts
 * are put together to the very report of the whole. `nameOf`: a card in words.
 */
export function reportOf(
  plan: SimulationPlan,
  shard: Shard | undefined,
  counted: Counts,
  nameOf: (passcode: number) => string,
): object {
  const counts = inOneOrder(counted);
  const { begun, ends } = counts;
  const duels = begun.flat().reduce((sum, games) => sum + games, 0);
  const draws = begun[0][2] + begun[1][2];
  return {
    format: FORMAT,
    ...(shard !== undefined && { shard: `${shard.part}/${shard.of}` }),
    duels,
    draws,
    seats: SEATS.map((seat) => ({
      seat,
      player: plan.players[seat],
      deck: plan.decks[seat].id,
      ...won(begun[0][seat] + begun[1][seat], draws, duels),
      beginning: wonOf(begun[seat], seat),
      not_beginning: wonOf(begun[seat === 0 ? 1 : 0], seat),
    })),
    who_began: won(begun[0][0] + begun[1][1], draws, duels),
    turns: turnsOf(counts, duels),
    ends: Object.entries(ends)
      .map(([reason, by]) => ({ reason, duels: sumOf(by), share: rounded(sumOf(by) / duels, 4), won_by: [by[0], by[1]] }))
      .sort((a, b) => b.duels - a.duels || (a.reason < b.reason ? -1 : 1)),
    hands: SEATS.map((seat) => ({
      seat,
      deck: plan.decks[seat].id,
      at_the_end_of_won_duels: cardsIn(counts, 'end', seat, duels, nameOf)
        .sort((a, b) => b.won - a.won || b.lift - a.lift || a.id - b.id)
        .slice(0, MOST_CARDS),
      best_in_opening_hands: cardsIn(counts, 'opening', seat, duels, nameOf)
        .filter((card) => card.duels * SELDOM >= duels)
        .sort((a, b) => b.lift - a.lift || b.won - a.won || a.id - b.id)
        .slice(0, MOST_CARDS),
    })),
    plan,
    counts,
  };
}

const sumOf = (by: readonly number[]): number => by.reduce((sum, games) => sum + games, 0);

const won = (games: number, draws: number, duels: number): object => ({
  duels,
  won: games,
  ...rateOf(games + draws / 2, duels),
});

const wonOf = (by: readonly [number, number, number], seat: Seat): object => won(by[seat], by[2], sumOf(by));

function turnsOf({ turns }: Counts, duels: number): object {
  const lengths = Object.entries(turns)
    .map(([length, games]) => ({ length: Number(length), games }))
    .sort((a, b) => a.length - b.length);
  const total = lengths.reduce((sum, { length, games }) => sum + length * games, 0);
  /** The length that so many in a hundred games do not pass. */
  const quantile = (percent: number): number | null => {
    let games = 0;
    for (const one of lengths) if ((games += one.games) * 100 >= percent * duels) return one.length;
    return null;
  };
  return {
    mean: duels === 0 ? null : rounded(total / duels, 2),
    least: lengths[0]?.length ?? null,
    p10: quantile(10),
    p25: quantile(25),
    p50: quantile(50),
    p75: quantile(75),
    p90: quantile(90),
    p99: quantile(99),
    most: lengths.at(-1)?.length ?? null,
  };
}

interface Held {
  readonly id: number;
  readonly name: string;
  /** Games in which it was held, and how many of them its holder won. */
  readonly duels: number;
  readonly won: number;
  /** How many times as likely as always it is that its holder wins. */
  readonly lift: number;
}

function cardsIn(
  counts: Counts,
  when: 'opening' | 'end',
  seat: Seat,
  duels: number,
  nameOf: (passcode: number) => string,
): Held[] {
  const all = counts.begun[0][seat] + counts.begun[1][seat];
  if (all === 0) return [];
  return Object.entries(counts[when][seat]).map(([passcode, [held, ofWon]]) => ({
    id: Number(passcode),
    name: nameOf(Number(passcode)),
    duels: held,
    won: ofWon,
    lift: rounded(ofWon / held / (all / duels), 3),
  }));
}
