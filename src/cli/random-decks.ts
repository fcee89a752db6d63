import type { DeckList, DuelGame, ProfileId } from '../engine/duel';
import { below, type Random } from '../engine/kernel';
import { COPIES, DECK_SIZE, type DeckList as VisionDeck, type VisionGame } from '../engine/vision';
import type { DeckSource } from './tried-game';

const MAIN = 40;

const isFusion = (subtype: string): boolean => subtype.startsWith('fusion');

type Decks<Deck> = (random: Random, from: DeckSource) => readonly [Deck, Deck];

/** @returns what makes the decks of one duel with the cards of a rule set. */
export function duelDecks(game: DuelGame, profile: ProfileId): Decks<DeckList> {
  const cards = game.pool(profile).playable.filter(({ subtype }) => subtype !== 'token');
  const main = cards.filter(({ subtype }) => !isFusion(subtype)).map(({ id }) => id);
  const fusion = cards.filter(({ subtype }) => isFusion(subtype)).map(({ id }) => id);
  const usual = game.pool(game.profiles[0]);
  // What only this rule set knows is a small part of its cards: a third of a random deck is of it.
  const ownAlone = main.filter((passcode) => usual.facts(passcode) === undefined);
  return decksFrom<DeckList>(game.decks(profile), (random) => ({
    main: draw(random, MAIN, (): readonly number[] => (ownAlone.length > 0 && below(random, 3) === 0 ? ownAlone : main)),
    fusion,
  }));
}

/** @returns what makes the decks of one game of VISION. */
export function visionDecks({ pool, decks, profiles: [profile] }: VisionGame): Decks<VisionDeck> {
  const all = pool.playable.map(({ id }) => id);
  const limits = new Map(pool.playable.map(({ id, deckLimit = COPIES }) => [id, deckLimit]));
  return decksFrom<VisionDeck>(decks(profile), (random) => ({
    main: draw(
      random,
      DECK_SIZE,
      () => all,
      (passcode) => limits.get(passcode)!,
    ),
  }));
}

const decksFrom =
  <Deck>(builtIn: readonly Deck[], randomDeck: (random: Random) => Deck): Decks<Deck> =>
  (random, from) =>
    from === 'random' || below(random, 2) === 1
      ? [randomDeck(random), randomDeck(random)]
      : [builtIn[below(random, builtIn.length)]!, builtIn[below(random, builtIn.length)]!];

function draw(
  random: Random,
  count: number,
  source: () => readonly number[],
  most: (passcode: number) => number = () => COPIES,
): number[] {
  const deck: number[] = [];
  while (deck.length < count) {
    const from = source();
    const passcode = from[below(random, from.length)]!;
    if (deck.filter((one) => one === passcode).length < most(passcode)) deck.push(passcode);
  }
  return deck;
}
