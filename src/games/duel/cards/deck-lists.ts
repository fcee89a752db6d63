/** The decks that come with the table, as lists alone: no card's code lies behind this door. */
import type { BuiltInDeck, ProfileId } from '../../../engine/duel';
import decksJson from './data/decks.json';
import demoDecksJson from './data/demo-decks.json';
import modernDecksJson from './data/modern-decks.json';
import tableDecksJson from './data/table-decks.json';

/** First the two decks that are measured with, then the demo decks, then the table's own two. */
const expert: readonly BuiltInDeck[] = [...decksJson.decks, ...demoDecksJson.decks, ...tableDecksJson.decks];

export const deckLists: Readonly<Record<ProfileId, readonly BuiltInDeck[]>> = {
  expert,
  modern: [...expert, ...modernDecksJson.decks],
};
