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
import { gameOfThisPage, poolOfThisPage } from '../game';

export { builtInDecks, deckById, deckSize, FORMATS, isOwn, nameOfDeck, type ShelfDeck } from './deck-choice';
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
