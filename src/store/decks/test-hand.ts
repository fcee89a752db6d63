import { seededRandom, shuffle, type Random } from '../../engine/kernel';

/** Hands drawn from a shuffled deck to see how it begins. No duel: nobody plays with them. */
export interface TestHand {
  readonly hand: readonly number[];
  readonly rest: readonly number[];
}

const FIRST = 5;

/** The first five cards of a deck shuffled by a seed. */
export function testHand(main: readonly number[], seed: string): TestHand {
  const random: Random = seededRandom(seed);
  const deck = [...main];
  shuffle(random, deck);
  return { hand: deck.slice(0, FIRST), rest: deck.slice(FIRST) };
}

/** One card more, if there is one. */
export const drawOne = ({ hand, rest }: TestHand): TestHand => ({ hand: [...hand, ...rest.slice(0, 1)], rest: rest.slice(1) });
