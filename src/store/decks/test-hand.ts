import { seededRandom, shuffle, type Random } from '../../engine/kernel';

/** Hands drawn from a shuffled deck to see how it begins. No duel: nobody plays with them. */
export interface TestHand {
  readonly hand: readonly number[];
  readonly rest: readonly number[];
}

/** The first cards of a deck shuffled by a seed, as many as a hand begins with. */
export function testHand(main: readonly number[], seed: string, first: number): TestHand {
  const random: Random = seededRandom(seed);
  const deck = [...main];
  shuffle(random, deck);
  return { hand: deck.slice(0, first), rest: deck.slice(first) };
}

/** One card more, if there is one. */
export const drawOne = ({ hand, rest }: TestHand): TestHand => ({ hand: [...hand, ...rest.slice(0, 1)], rest: rest.slice(1) });

/** The whole hand shuffled into the deck, and as many cards again: what some games let each player do once before they begin. */
export const drawnAnew = ({ hand, rest }: TestHand, seed: string): TestHand => testHand([...hand, ...rest], seed, hand.length);
