/** The duel with its cards: only this door and the lists behind it import cards. Who adds a card runs `npm run cards`. */
import { buildPool, duelGameOf, type DuelGame } from '../../../engine/duel';
import { CARD_CODES } from './all-of';
import { deckLists } from './deck-lists';
import { allCardFacts, batchOf, expertBatchOf, isOfModernAlone } from './printed';

/** The Expert rules are played with every card whose code is there. */
const expertPool = buildPool(
  allCardFacts.filter(({ id }) => !isOfModernAlone(id)),
  CARD_CODES.filter(({ passcode }) => !isOfModernAlone(passcode)),
  expertBatchOf,
);

/** The later turn flow has cards that only its rules know. */
const modernPool = buildPool(allCardFacts, CARD_CODES, batchOf);

/** The duel that this house plays. Whoever plays it gets it by argument, from the top of the page or of the command line. */
export const duelGame: DuelGame = duelGameOf({
  expert: { pool: expertPool, decks: deckLists.expert },
  modern: { pool: modernPool, decks: deckLists.modern },
});
