import type { ProfileId } from '../../../engine/duel';
import { blocksDuel, causesAgainst, deckById, type Format, type ShelfDeck } from '../../../store/decks/deck-book';

/** The first of the decks with which no duel can start. What is only illegal is said at the deck and stops nothing. */
export function firstUnplayable(decks: readonly string[], format: Format, profile: ProfileId): ShelfDeck | undefined {
  return decks.flatMap((id) => deckById(id) ?? []).find((deck) => causesAgainst(deck, format, profile).some(blocksDuel));
}
