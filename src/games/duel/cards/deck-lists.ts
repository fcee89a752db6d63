/** The decks that come with the table, as lists alone: no card's code lies behind this door. */
import type { BuiltInDeck, ProfileId } from '../../../engine/duel';
import decksJson from './data/decks.json';
import demoDecksJson from './data/demo-decks.json';
import eraDecksJson from './data/era-decks.json';
import modernDecksJson from './data/modern-decks.json';
import tableDecksJson from './data/table-decks.json';

/** First the two that are measured with, then the demo decks, the table's own two, and one for each way to win of the time. */
const expert: readonly BuiltInDeck[] = [
  ...decksJson.decks,
  ...demoDecksJson.decks,
  ...tableDecksJson.decks,
  ...eraDecksJson.decks,
];

export const deckLists: Readonly<Record<ProfileId, readonly BuiltInDeck[]>> = {
  expert,
  modern: [...expert, ...modernDecksJson.decks],
};
