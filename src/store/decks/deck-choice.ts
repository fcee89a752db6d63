import { deckLists } from '../../games/duel/cards/deck-lists';
import { deckForDuel, DEFAULT_FORMAT, formatOfBuiltIn, type DeckCards } from '../../decks';
import { PROFILE_IDS, type BuiltInDeck, type ProfileId } from '../../engine/duel';
import type { NamedDeck } from '../../games/game';
import { GAMES, gameOfProfile } from '../../games/played';
import { isOwnId, useDeckShelf } from './deck-shelf';
import type { OwnDeck } from './kept-decks';

export { SIDE_DECK } from '../../match';
export { FORMATS } from '../../decks';
export type { Format } from '../../decks';

/** The decks of a rule set that come with the table: those that no other has first, then those for the usual list. */
export function builtInDecks(profile: ProfileId): readonly BuiltInDeck[] {
  const others = new Set(PROFILE_IDS.filter((one) => one !== profile).flatMap((one) => deckLists[one]));
  const isOfOtherList = ({ id }: BuiltInDeck): boolean => formatOfBuiltIn(id) !== DEFAULT_FORMAT;
  const order = (deck: BuiltInDeck): number => (isOfOtherList(deck) ? 2 : others.has(deck) ? 1 : 0);
  return deckLists[profile].toSorted((a, b) => order(a) - order(b));
}

/** A deck that comes with a game which says so, for others than the usual one come later. */
export interface DeckOfGame extends NamedDeck {
  readonly game: string;
}

/** A deck that can be chosen: one that comes with the table, of any game, or the players' own. */
export type ShelfDeck = BuiltInDeck | DeckOfGame | OwnDeck;

export const isOwn = (deck: ShelfDeck): deck is OwnDeck => 'name' in deck;

/** The game that a deck is made for. */
export const gameOf = (deck: ShelfDeck): string => ('game' in deck && deck.game) || GAMES[0].id;

/** The players' own decks for a game. */
export const ownDecks = (decks: readonly OwnDeck[], game: string): readonly OwnDeck[] =>
  decks.filter((deck) => gameOf(deck) === game);

/** One of the players' own decks, for one game if that is said; undefined when there is none, or none any more. */
export function ownDeck(id: string, game?: string): OwnDeck | undefined {
  const { decks } = useDeckShelf.getState();
  return (game ? ownDecks(decks, game) : decks).find((one) => one.id === id);
}

/** A deck of the duel by its id; undefined when there is none, or none any more. */
export const deckById = (id: string): BuiltInDeck | OwnDeck | undefined =>
  PROFILE_IDS.flatMap((profile) => deckLists[profile]).find((one) => one.id === id) ?? ownDeck(id, GAMES[0].id);

/** The decks that come with the table for a rule set, where they are known before the game has come. */
export const decksAtOnce = (played: string): readonly BuiltInDeck[] | undefined => {
  const profile = PROFILE_IDS.find((one) => one === played);
  return profile && builtInDecks(profile);
};

/** Whether no deck has this id any more, as far as that can be told before the game has come. */
export const isGone = (id: string, played: string): boolean =>
  isOwnId(id) || decksAtOnce(played) !== undefined
    ? deckById(id) === undefined && ownDeck(id, gameOfProfile(played)) === undefined
    : false;

/** The name of a deck in a language; the players' own decks have one name. */
export const nameOfDeck = (deck: ShelfDeck, language: 'en' | 'ja'): string => (isOwn(deck) ? deck.name : deck[language]);

export const deckSize = ({ main, side, fusion }: DeckCards): number => main.length + side.length + fusion.length;

/** How many cards the Side Deck of a deck has. */
export const sideDeckSize = (deck: string): number => deckById(deck)?.side.length ?? 0;

/** The deck that a seat of a duel has chosen, as the engine takes it: one that comes with the table, or the players' own. */
export function deckOf(id: string, profile: ProfileId): DeckCards {
  const deck = deckById(id) ?? builtInDecks(profile)[0];
  if (!deck) throw new Error('no deck is built in');
  return deckForDuel(deck);
}
