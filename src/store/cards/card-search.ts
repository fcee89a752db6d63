/** The catalogue searched and put in order. Fetched with the deck screen: it reads the texts of all cards. */
import type { Format, Found, Wanted } from '../../decks';
import { cardsLike as cardsWith, searchAhead as aheadIn, type Order } from '../../decks/search';
import type { CardFacts, ProfileId } from '../../engine/duel';
import { poolOfThisPage } from '../game';

export { inOrder, ORDERS } from '../../decks/search';

/** The cards of a rule set that fit, in no order that means anything. */
export const cardsLike = (wanted: Wanted, format: Format, profile: ProfileId): Found<CardFacts> =>
  cardsWith(poolOfThisPage(profile), wanted, format);

/** Makes ready, step by step, what the first letters of a search would have to wait for. */
export const searchAhead = (order: Order, language: 'en' | 'ja', format: Format, profile: ProfileId): Iterator<void> =>
  aheadIn(poolOfThisPage(profile), order, language, format);
