import { builtInDecks, expertPool } from '../cards';
import { below, type DeckList, type Random } from '../engine';

const MAIN = 40;
const COPIES = 3;

const pool = expertPool.playable.filter(({ subtype }) => subtype !== 'token');
const isFusion = (subtype: string): boolean => subtype.startsWith('fusion');
const mainPool = pool.filter(({ subtype }) => !isFusion(subtype)).map(({ id }) => id);
const fusionPool = pool.filter(({ subtype }) => isFusion(subtype)).map(({ id }) => id);

/** The decks of one duel: random ones of all cards, or in half of the duels (`mixed`) the built-in ones. */
export const decksFor = (random: Random, decks: 'mixed' | 'random' = 'mixed'): readonly [DeckList, DeckList] => {
  if (decks === 'random' || below(random, 2) === 1) return [randomDeck(random), randomDeck(random)];
  return [builtInDecks[below(random, builtInDecks.length)]!, builtInDecks[below(random, builtInDecks.length)]!];
};

function randomDeck(random: Random): DeckList {
  return { main: draw(random, mainPool, MAIN), fusion: fusionPool };
}

function draw(random: Random, from: readonly number[], count: number): number[] {
  const deck: number[] = [];
  while (deck.length < count) {
    const passcode = from[below(random, from.length)]!;
    if (deck.filter((one) => one === passcode).length < COPIES) deck.push(passcode);
  }
  return deck;
}
