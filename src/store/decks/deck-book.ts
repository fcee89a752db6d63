import {
  causesAgainst as causesWith,
  deckRulesOf,
  isPlayable as isPlayableWith,
  type Cause,
  type DeckCards,
  type DeckRules,
  type Format,
} from '../../decks';
import type { ProfileId } from '../../engine/duel';
import type { GameOfTable } from '../../games/game';
import { fetchGame, gameOfThisPage, gamesOfThisPage, otherGames, poolOfThisPage, usualGame } from '../game';
import { deckById } from './deck-cards';
import { ownDeck, type ShelfDeck } from './deck-choice';

export { builtInDecks, deckById } from './deck-cards';
export { deckSize, FORMATS, gameOf, isOwn, nameOfDeck, ownDeck, ownDecks, type ShelfDeck } from './deck-choice';
export {
  allowance,
  ATTRIBUTES,
  blocksDuel,
  cardOf,
  cardsOf,
  copiesIn,
  factsOf,
  isFusionMonster,
  isOfSubKind,
  isToken,
  KINDS,
  mended,
  mendingOf,
  NO_CARDS,
  PARTS,
  RACES,
  readDeckText,
  stacksOf,
  SUB_KINDS,
  withCard,
  withoutAll,
  withoutCard,
  writeYdk,
  writeYdke,
} from '../../decks';
export type {
  Cause,
  Deck,
  DeckCards,
  DeckReading,
  DeckTextProblem,
  Format,
  Kind,
  Mending,
  Order,
  Part,
  Range,
  Wanted,
} from '../../decks';

/** Every cause why a deck is not legal by a rule set and a list, or cannot be played here; none when it is and can. */
export const causesAgainst = (cards: DeckCards, format: Format, profile: ProfileId): readonly Cause[] =>
  causesWith(deckRulesOf(gameOfThisPage(), profile), cards, format);

/** How many cards the parts of a deck may have by a rule set. */
export const deckLimits = (profile: ProfileId): DeckRules['limits'] => deckRulesOf(gameOfThisPage(), profile).limits;

/** Whether a card can be played here. */
export const isPlayable = (passcode: number, profile: ProfileId): boolean => isPlayableWith(poolOfThisPage(profile), passcode);

/** A deck by its id to be named, whatever its game; one that comes with a game which is fetched, once that is here. */
export const anyDeck = (id: string): ShelfDeck | undefined =>
  deckById(id) ??
  ownDeck(id) ??
  Object.values(gamesOfThisPage())
    .flatMap(({ decks }) => decks)
    .find((deck) => deck.id === id);

/** The game that a deck comes with; all others are fetched to find it. The usual one where none has it. */
export async function gameWithDeck(id: string): Promise<string> {
  const has = ({ decks }: GameOfTable): boolean => decks.some((deck) => deck.id === id);
  const others = await Promise.all(otherGames().map(fetchGame));
  return (others.find(has) ?? usualGame()).id;
}
