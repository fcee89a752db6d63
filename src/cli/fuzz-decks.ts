import type { DeckList, DuelGame, ProfileId } from '../engine/duel';
import { below, type Random } from '../engine/kernel';

const MAIN = 40;
const COPIES = 3;

/** Where the decks come from: random ones of all cards, or in half of the duels (`mixed`) the built-in ones. */
export type DeckSource = 'mixed' | 'random';

const isFusion = (subtype: string): boolean => subtype.startsWith('fusion');

/** @returns what makes the decks of one duel with the cards of a rule set. */
export function deckMaker(game: DuelGame, profile: ProfileId): (random: Random, from: DeckSource) => [DeckList, DeckList] {
  const cards = game.pool(profile).playable.filter(({ subtype }) => subtype !== 'token');
  const main = cards.filter(({ subtype }) => !isFusion(subtype)).map(({ id }) => id);
  const fusion = cards.filter(({ subtype }) => isFusion(subtype)).map(({ id }) => id);
  const usual = game.pool(game.profiles[0]);
  // What only this rule set knows is a small part of its cards: a third of a random deck is of it.
  const ownAlone = main.filter((passcode) => usual.facts(passcode) === undefined);
  const builtIn = game.decks(profile);
  const randomDeck = (random: Random): DeckList => ({
    main: draw(random, (): readonly number[] => (ownAlone.length > 0 && below(random, 3) === 0 ? ownAlone : main), MAIN),
    fusion,
  });
  return (random, from) =>
    from === 'random' || below(random, 2) === 1
      ? [randomDeck(random), randomDeck(random)]
      : [builtIn[below(random, builtIn.length)]!, builtIn[below(random, builtIn.length)]!];
}

function draw(random: Random, source: () => readonly number[], count: number): number[] {
  const deck: number[] = [];
  while (deck.length < count) {
    const from = source();
    const passcode = from[below(random, from.length)]!;
    if (deck.filter((one) => one === passcode).length < COPIES) deck.push(passcode);
  }
  return deck;
}
