/** The decks of VISION as the page needs them. Fetched with the game itself, where a deck of it is looked at or chosen. */
import {
  readVisionText,
  visionAllowance,
  visionCauses,
  visionOrder,
  visionSearch,
  type VisionCause,
  type VisionOrder,
  type VisionWanted,
} from './decks';
import type { DeckReading, Found } from '../../decks';
import type { CardFacts, VisionGame } from '../../engine/vision';
import type { DeckOfGame } from '../../store/decks/deck-choice';
import { bookOfVision, visionGame } from './book';
import { visionDecks } from './built-in-decks';

export { FIGURES, VISION_ORDERS, writeList, type VisionOrder, type VisionWanted } from './decks';
export { DECK_SIZE } from '../../engine/vision/words';

/** Everything about decks of VISION, once the game has been fetched. */
export interface VisionDeckBook {
  readonly builtIn: readonly DeckOfGame[];
  /** Undefined for a number that is no card. */
  readonly facts: (passcode: number) => CardFacts | undefined;
  readonly allowance: (passcode: number) => number;
  readonly causes: (main: readonly number[]) => readonly VisionCause[];
  readonly search: (wanted: VisionWanted) => Found<CardFacts>;
  readonly inOrder: (cards: readonly CardFacts[], order: VisionOrder, language: 'en' | 'ja') => readonly CardFacts[];
  readonly read: (text: string) => DeckReading;
}

const bookFor = (game: VisionGame): VisionDeckBook => {
  const { pool } = game;
  return {
    builtIn: visionDecks(game),
    facts: (passcode) => pool.definition(passcode)?.facts,
    allowance: (passcode) => visionAllowance(pool, passcode),
    causes: (main) => visionCauses(pool, main),
    search: visionSearch(pool, bookOfVision()),
    inOrder: visionOrder,
    read: (text) => readVisionText(text, pool),
  };
};

/** It comes with the game: whoever imports this has fetched both. */
export const visionDeckBook: VisionDeckBook = bookFor(visionGame);
