import { cardFacts, expertPool } from '../../cards';
import type { MatchDeck, PileOf } from '../../match';

/** Fusion Monsters lie in the Fusion Deck, all other cards in the Deck. */
export const pileOf: PileOf = (passcode) => (cardFacts(passcode)?.subtype.split('-').includes('fusion') ? 'fusion' : 'main');

/** The first card of a deck that nobody can play here; undefined when there is none. */
export function unplayable({ main, side, fusion }: MatchDeck): number | undefined {
  return [...main, ...side, ...fusion].find((passcode) => expertPool.definition(passcode) === undefined);
}
