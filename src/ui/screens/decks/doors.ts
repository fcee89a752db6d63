import { go } from '../../base/doors/route';

/** The name of the deck screen in the address; what follows it is the id of a deck. */
const DECKS = 'decks';

export const shelfAddress = `#${DECKS}`;
export const deckAddress = (id: string): string => `#${DECKS}=${encodeURIComponent(id)}`;
export const openDeck = (id: string): void => go({ door: DECKS, detail: id });
export const openShelf = (): void => go({ door: DECKS, detail: '' });
