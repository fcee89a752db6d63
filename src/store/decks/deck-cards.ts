/** The decks of the duel with their cards: what the page begins with has their names alone (`deck-choice.ts`). */
import { deckForDuel, type DeckCards } from '../../decks';
import { PROFILE_IDS, type BuiltInDeck, type ProfileId } from '../../engine/duel';
import { deckLists } from '../../games/duel/cards/deck-lists';
import { GAMES } from '../../games/played';
import { ownDeck, usualFirst } from './deck-choice';
import type { OwnDeck } from './kept-decks';

/** The decks of a rule set that come with the table: those that no other has first, then those for the usual list. */
export const builtInDecks = (profile: ProfileId): readonly BuiltInDeck[] => usualFirst(deckLists, profile);

/** A deck of the duel by its id; undefined when there is none, or none any more. */
export const deckById = (id: string): BuiltInDeck | OwnDeck | undefined =>
  PROFILE_IDS.flatMap((profile) => deckLists[profile]).find((one) => one.id === id) ?? ownDeck(id, GAMES[0].id);

/** The deck that a seat of a duel has chosen, as the engine takes it: one that comes with the table, or the players' own. */
export function deckOf(id: string, profile: ProfileId): DeckCards {
  const deck = deckById(id) ?? builtInDecks(profile)[0];
  if (!deck) throw new Error('no deck is built in');
  return deckForDuel(deck);
}
