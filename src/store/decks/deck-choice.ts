import { DEFAULT_FORMAT, formatOfBuiltIn, type DeckCards } from '../../decks';
import { PROFILE_IDS, type BuiltInDeck, type ProfileId } from '../../engine/duel';
import { deckNames, type DeckName } from '../../games/duel/cards/deck-names';
import type { NamedDeck } from '../../games/game';
import { GAMES, gameOfProfile } from '../../games/played';
import { isOwnId, useDeckShelf } from './deck-shelf';
import type { OwnDeck } from './kept-decks';

export { SIDE_DECK } from '../../match';
export { FORMATS } from '../../decks';
export type { Format } from '../../decks';

/** The decks of a rule set: those that no other has first, then those for the usual list. */
export function usualFirst<D extends DeckName>(
  decks: Readonly<Record<ProfileId, readonly D[]>>,
  profile: ProfileId,
): readonly D[] {
  const others = new Set(PROFILE_IDS.filter((one) => one !== profile).flatMap((one) => decks[one]));
  const isOfOtherList = ({ id }: DeckName): boolean => formatOfBuiltIn(id) !== DEFAULT_FORMAT;
  const order = (deck: D): number => (isOfOtherList(deck) ? 2 : others.has(deck) ? 1 : 0);
  return decks[profile].toSorted((a, b) => order(a) - order(b));
}

/** The names of the decks that come with the table for a rule set. */
export const builtInNames = (profile: ProfileId): readonly DeckName[] => usualFirst(deckNames, profile);

/** A deck that comes with a game which says so, for others than the usual one come later. */
export interface DeckOfGame extends NamedDeck {
  readonly game: string;
}

/** A deck that can be chosen: one that comes with the table, of any game, or the players' own. */
export type ShelfDeck = BuiltInDeck | DeckOfGame | OwnDeck;

/** A deck as far as it is named: its cards may not be there yet. */
export type OfferedName = DeckName | ShelfDeck;

export const isOwn = (deck: OfferedName): deck is OwnDeck => 'name' in deck;

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

/** Whether there is a deck of the duel with this id, or still is. */
export const isThere = (id: string): boolean =>
  PROFILE_IDS.some((profile) => deckNames[profile].some((one) => one.id === id)) || ownDeck(id, GAMES[0].id) !== undefined;

/** The decks that come with the table for a rule set, by name, where they are known before the game has come. */
export const decksAtOnce = (played: string): readonly DeckName[] | undefined => {
  const profile = PROFILE_IDS.find((one) => one === played);
  return profile && builtInNames(profile);
};

/** Whether no deck has this id any more, as far as that can be told before the game has come. */
export const isGone = (id: string, played: string): boolean =>
  isOwnId(id) || decksAtOnce(played) !== undefined ? !isThere(id) && ownDeck(id, gameOfProfile(played)) === undefined : false;

/** The name of a deck in a language; the players' own decks have one name. */
export const nameOfDeck = (deck: OfferedName, language: 'en' | 'ja'): string => (isOwn(deck) ? deck.name : deck[language]);

export const deckSize = ({ main, side, fusion }: DeckCards): number => main.length + side.length + fusion.length;
