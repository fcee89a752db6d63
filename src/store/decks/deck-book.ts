import { builtInDecks as allBuiltIn } from '../../cards';
import { DEFAULT_FORMAT, formatOfBuiltIn, type DeckCards } from '../../decks';
import { useDeckShelf } from './deck-shelf';
import type { OwnDeck } from './kept-decks';

export {
  allowance,
  ATTRIBUTES,
  blocksDuel,
  cardOf,
  cardsOf,
  catalogue,
  causesAgainst,
  copiesIn,
  factsOf,
  FORMATS,
  isFusionMonster,
  isOfSubKind,
  isPlayable,
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

/** The decks that come with the table, those for the usual list first. */
export const builtInDecks = [...allBuiltIn].sort(
  (a, b) => Number(formatOfBuiltIn(a.id) !== DEFAULT_FORMAT) - Number(formatOfBuiltIn(b.id) !== DEFAULT_FORMAT),
);

/** A deck that can be chosen for a duel: one that comes with the table, or the players' own. */
export type ShelfDeck = (typeof builtInDecks)[number] | OwnDeck;

export const isOwn = (deck: ShelfDeck): deck is OwnDeck => 'name' in deck;

/** A deck by its id; undefined when there is none, or none any more. */
export const deckById = (id: string): ShelfDeck | undefined =>
  builtInDecks.find((one) => one.id === id) ?? useDeckShelf.getState().decks.find((one) => one.id === id);

/** The name of a deck in a language; the players' own decks have one name. */
export const nameOfDeck = (deck: ShelfDeck, language: 'en' | 'ja'): string => (isOwn(deck) ? deck.name : deck[language]);

export const deckSize = ({ main, side, fusion }: DeckCards): number => main.length + side.length + fusion.length;
