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
import type { BuiltInDeck, ProfileId } from '../../engine/duel';
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

/** Every cause why a deck is not legal by a rule set and a list, or cannot be played here; none when it is and can. */
export const causesAgainst = (cards: DeckCards, format: Format, profile: ProfileId): readonly Cause[] =>
  causesWith(deckRulesOf(gameOfThisPage(), profile), cards, format);

/** How many cards the parts of a deck may have by a rule set. */
export const deckLimits = (profile: ProfileId): DeckRules['limits'] => deckRulesOf(gameOfThisPage(), profile).limits;

/** Whether a card can be played here. */
export const isPlayable = (passcode: number, profile: ProfileId): boolean => isPlayableWith(poolOfThisPage(profile), passcode);

/** The decks of a rule set that come with the table: those that no other has first, then those for the usual list. */
export function builtInDecks(profile: ProfileId): readonly BuiltInDeck[] {
  const { decks, profiles } = gameOfThisPage();
  const others = new Set(profiles.filter((one) => one !== profile).flatMap((one) => decks(one)));
  const isOfOtherList = ({ id }: BuiltInDeck): boolean => formatOfBuiltIn(id) !== DEFAULT_FORMAT;
  const order = (deck: BuiltInDeck): number => (isOfOtherList(deck) ? 2 : others.has(deck) ? 1 : 0);
  return decks(profile).toSorted((a, b) => order(a) - order(b));
}

/** A deck that can be chosen for a duel: one that comes with the table, or the players' own. */
export type ShelfDeck = BuiltInDeck | OwnDeck;

export const isOwn = (deck: ShelfDeck): deck is OwnDeck => 'name' in deck;

/** A deck by its id; undefined when there is none, or none any more. */
export const deckById = (id: string): ShelfDeck | undefined =>
  gameOfThisPage()
    .profiles.flatMap((profile) => builtInDecks(profile))
    .find((one) => one.id === id) ?? useDeckShelf.getState().decks.find((one) => one.id === id);

/** The name of a deck in a language; the players' own decks have one name. */
export const nameOfDeck = (deck: ShelfDeck, language: 'en' | 'ja'): string => (isOwn(deck) ? deck.name : deck[language]);

export const deckSize = ({ main, side, fusion }: DeckCards): number => main.length + side.length + fusion.length;
