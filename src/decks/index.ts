/**
 * The front door of decks: what a deck is, its text forms, the lists it is held to, why it is not legal, and the catalogue of
 * cards.
 */
export { ATTRIBUTES, RACES } from '../engine/duel';
export {
  catalogueOf,
  factsOf,
  isFusionMonster,
  isOfSubKind,
  isPlayable,
  isToken,
  KINDS,
  SUB_KINDS,
  type Kind,
} from './catalogue';
export {
  cardsOf,
  copiesIn,
  NO_CARDS,
  PARTS,
  stacksOf,
  withCard,
  withoutAll,
  withoutCard,
  type Deck,
  type DeckCards,
  type Part,
} from './deck';
export type { DeckReading, DeckTextProblem } from './deck-reading';
export { readDeckText } from './deck-text';
export { notThere } from './not-there';
export { deckForDuel } from './deck-for-duel';
export { deckRulesOf, type DeckRules } from './deck-rules';
export { allowance } from './allowance';
export { DEFAULT_FORMAT, FORMATS, formatOfBuiltIn, type Format } from './formats';
export { blocksDuel, causesAgainst, type Cause } from './legality';
export { mended, mendingOf, type Mending } from './mending';
export { cardOf } from './printings';
export { fold, wordsOf } from './fold';
export type { Found, Range, WantedWords } from './finding';
export type { Order, Wanted } from './search';
export { writeYdk } from './ydk';
export { writeYdke } from './ydke';
