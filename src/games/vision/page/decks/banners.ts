import type { DeckCards } from '../../../../store/decks/deck-book';
import type { VisionDeckBook } from '../../deck-book';

/** The cards that hit hardest and cost most, whose crests stand for a deck. */
export function visionBanners({ facts }: VisionDeckBook, { main }: DeckCards): readonly number[] {
  const cards = [...new Set(main)].flatMap((passcode) => facts(passcode) ?? []);
  return cards.sort((a, b) => (b.attack ?? -1) - (a.attack ?? -1) || (b.cost ?? 0) - (a.cost ?? 0)).map(({ id }) => id);
}
