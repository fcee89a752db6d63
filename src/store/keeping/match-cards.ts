import { cardFacts } from '../../games/duel/cards/printed';
import type { GameOfTable } from '../../games/game';
import type { MatchDeck, PileOf } from '../../match';

/** Fusion Monsters lie in the Fusion Deck, all other cards in the Deck. */
export const pileOf: PileOf = (passcode) => (cardFacts(passcode)?.subtype.split('-').includes('fusion') ? 'fusion' : 'main');

/** The first card of a deck that cannot be played with the cards of a rule set; undefined when there is none. */
export function unplayable(game: GameOfTable, profile: string, { main, side, fusion }: MatchDeck): number | undefined {
  return [...main, ...side, ...fusion].find((passcode) => !game.knows(passcode, profile));
}
