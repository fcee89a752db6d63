/** The decks that come with the table, as lists alone: no card's code lies behind this door. */
import type { BuiltInDeck, ProfileId } from '../../../engine/duel';
import { deckNames, type DeckName } from './deck-names';
import { deckCards } from './data/deck-cards';

const listed = new Map<DeckName, BuiltInDeck>();

function withCards(name: DeckName): BuiltInDeck {
  const cards = deckCards[name.id];
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
