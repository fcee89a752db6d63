/** The catalogue searched and put in order. Fetched with the deck screen: it reads the texts of all cards. */
export { cardsLike, inOrder, ORDERS } from '../../decks/search';
