/** The decks that come with the table, as lists alone: no card's code lies behind this door. */
import type { BuiltInDeck, DeckList, ProfileId } from '../../../engine/duel';
import { deckNames, type DeckName } from './deck-names';
import measured from './data/decks.json';
import demo from './data/demo-decks.json';
import era from './data/era-decks.json';
import modern from './data/modern-decks.json';
import table from './data/table-decks.json';

const CARDS: Readonly<Record<string, Required<DeckList>>> = { ...measured, ...demo, ...table, ...era, ...modern };

const listed = new Map<DeckName, BuiltInDeck>();

function withCards(name: DeckName): BuiltInDeck {
  const cards = CARDS[name.id];
  if (!cards) throw new Error(`the deck ${name.id} has a name and no cards`);
  const deck = listed.get(name) ?? { ...name, ...cards };
  listed.set(name, deck);
  return deck;
}

/** A deck of two rule sets is one deck. */
export const deckLists: Readonly<Record<ProfileId, readonly BuiltInDeck[]>> = {
  expert: deckNames.expert.map(withCards),
  modern: deckNames.modern.map(withCards),
};
