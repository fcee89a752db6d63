import {
  causesAgainst as causesWith,
  deckRulesOf,
  DEFAULT_FORMAT,
  formatOfBuiltIn,
  isPlayable as isPlayableWith,
  type Cause,
  type DeckCards,
  type DeckRules,
  type Format,
} from '../../decks';
import type { BuiltInDeck } from '../../engine/duel';
import { gameOfThisPage, poolOfThisPage } from '../game';
import { useDeckShelf } from './deck-shelf';
import type { OwnDeck } from './kept-decks';

export {
  allowance,
  ATTRIBUTES,
  blocksDuel,
  cardOf,
  cardsOf,
  copiesIn,
  factsOf,
  FORMATS,
  isFusionMonster,
  isOfSubKind,
  isToken,
  KINDS,
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
export type { Cause, Deck, DeckCards, DeckReading, DeckTextProblem, Format, Kind, Order, Part, Range, Wanted } from '../../decks';

/** Decks are built here for the usual rule set. */
function rulesOfThisPage(): DeckRules {
  const game = gameOfThisPage();
  return deckRulesOf(game, game.profiles[0]);
}

/** Every cause why a deck is not legal under a format or cannot be played here; none when it is and can. */
export const causesAgainst = (cards: DeckCards, format: Format): readonly Cause[] => causesWith(rulesOfThisPage(), cards, format);

/** Whether a card can be played here. */
export const isPlayable = (passcode: number): boolean => isPlayableWith(poolOfThisPage(), passcode);

/** The decks that come with the table, those for the usual list first. */
export function builtInDecks(): readonly BuiltInDeck[] {
  const { decks, profiles } = gameOfThisPage();
  const isOfOtherList = ({ id }: BuiltInDeck): boolean => formatOfBuiltIn(id) !== DEFAULT_FORMAT;
  return decks(profiles[0]).toSorted((a, b) => Number(isOfOtherList(a)) - Number(isOfOtherList(b)));
}

/** A deck that can be chosen for a duel: one that comes with the table, or the players' own. */
export type ShelfDeck = BuiltInDeck | OwnDeck;

export const isOwn = (deck: ShelfDeck): deck is OwnDeck => 'name' in deck;

/** A deck by its id; undefined when there is none, or none any more. */
export const deckById = (id: string): ShelfDeck | undefined =>
  builtInDecks().find((one) => one.id === id) ?? useDeckShelf.getState().decks.find((one) => one.id === id);

/** The name of a deck in a language; the players' own decks have one name. */
export const nameOfDeck = (deck: ShelfDeck, language: 'en' | 'ja'): string => (isOwn(deck) ? deck.name : deck[language]);

export const deckSize = ({ main, side, fusion }: DeckCards): number => main.length + side.length + fusion.length;
