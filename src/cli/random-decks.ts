import { below, type Random } from '../engine/kernel';
import type { DeckSource } from './tried-game';

export type Decks<Deck> = (random: Random, from: DeckSource) => readonly [Deck, Deck];

/** @returns what makes the decks of one game: random ones, or in half of the games those that come with the table. */
export const decksFrom =
  <Deck>(builtIn: readonly Deck[], randomDeck: (random: Random) => Deck): Decks<Deck> =>
  (random, from) =>
    from === 'random' || below(random, 2) === 1
      ? [randomDeck(random), randomDeck(random)]
      : [builtIn[below(random, builtIn.length)]!, builtIn[below(random, builtIn.length)]!];

/** Draws so many cards of a random deck. `most`: of one name. */
export function drawDeck(
  random: Random,
  count: number,
  source: () => readonly number[],
  most: (passcode: number) => number,
): number[] {
  const deck: number[] = [];
  while (deck.length < count) {
    const from = source();
    const passcode = from[below(random, from.length)]!;
    if (deck.filter((one) => one === passcode).length < most(passcode)) deck.push(passcode);
  }
  return deck;
}
