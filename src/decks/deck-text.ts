import { readIfSmall, type DeckReading } from './deck-reading';
import { readYdk } from './ydk';
import { looksLikeYdke, readYdke } from './ydke';

/** Reads a deck from the text of a `.ydk` file or from `ydke://` text, whichever it is. */
export const readDeckText = (text: string): DeckReading =>
  readIfSmall(text, (small) => (looksLikeYdke(small) ? readYdke(small) : readYdk(small)));
