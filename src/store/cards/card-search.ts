/** The catalogue searched and put in order. Fetched with the deck screen: it reads the texts of all cards. */
import type { Format, Found, Wanted } from '../../decks';
import { cardsLike as cardsWith } from '../../decks/search';
import type { CardFacts, ProfileId } from '../../engine/duel';
import { poolOfThisPage } from '../game';

export { inOrder, ORDERS } from '../../decks/search';

/** The cards of a rule set that fit, in no order that means anything. */
export const cardsLike = (wanted: Wanted, format: Format, profile: ProfileId): Found<CardFacts> =>
  cardsWith(poolOfThisPage(profile), wanted, format);
