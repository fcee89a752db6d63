/** The decks that come with the table, by name alone: the page begins with them, and their cards come with the table. */
import type { BuiltInDeck, ProfileId } from '../../../engine/duel';
import names from './data/deck-names.json';

/** What is said of a deck before its cards are there. */
export type DeckName = Pick<BuiltInDeck, 'id' | 'en' | 'ja' | 'theme'>;

/** First the two that are measured with, then the demo decks, the table's own two, and one for each way to win of the time. */
export const deckNames: Readonly<Record<ProfileId, readonly DeckName[]>> = {
  expert: names.expert,
  modern: [...names.expert, ...names.modern],
};
