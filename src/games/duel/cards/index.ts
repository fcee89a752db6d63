/** The duel with its cards: only this door and the lists behind it import cards. Who adds a card runs `npm run cards`. */
import type { DuelGame } from '../../../engine/duel';
import { CARD_CODES } from './all-of';
import { deckLists } from './deck-lists';
import { gameWith } from './game-with';

/** The duel that this house plays. Whoever plays it gets it by argument, from the top of the page or of the command line. */
export const duelGame: DuelGame = gameWith(CARD_CODES, deckLists);
