import type { DeckList } from '../../../../engine/duel';
import measured from './decks.json';
import demo from './demo-decks.json';
import era from './era-decks.json';
import modern from './modern-decks.json';
import table from './table-decks.json';

/** The cards of the built-in decks, by what the decks are called. The build packs them (`.ci/packed-facts.mjs`). */
export const deckCards: Readonly<Record<string, Required<DeckList>>> = { ...measured, ...demo, ...table, ...era, ...modern };
