import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import type { DeckCards, Format, ShelfDeck } from '../../../store/decks/deck-book';
import { later, type Later } from '../../../store/fetching/later';
import { fetchGame } from '../../../store/game';
import type { Language } from '../../../i18n/language';

/** The crest that stands for a deck, filling its place; nothing for a deck without cards. */
export type DeckCrest = ComponentType<{ readonly cards: DeckCards }>;

/** What decks are held to. */
export interface HeldTo {
  readonly played: string;
  readonly format: Format;
}

/** What is asked of a game about its decks, once its cards are there. */
export interface DecksOfGame {
  readonly DeckCrest: DeckCrest;
  /** The decks that come with it for a rule set. */
  readonly builtIn: (played: string) => readonly ShelfDeck[];
  /** A deck by its id, also one of the players' own; undefined where there is none, or none any more. */
  readonly deckOf: (id: string) => ShelfDeck | undefined;
  /** Every cause why a deck is not legal; nothing where it is. */
  readonly DeckCauses: ComponentType<{ readonly deck: ShelfDeck; readonly isBrief?: boolean }>;
  /** Why no game can begin with these decks, as a sentence; null when one can. */
  readonly cannotStart: (decks: readonly ShelfDeck[], by: HeldTo, language: Language) => string | null;
}

/** What the screens beside the table ask of a game. It is fetched with the game; larger parts of it come by themselves. */
export interface GameBeside {
  readonly decks: DecksOfGame;
  /** Lets the deck screens below it speak of its decks. */
  readonly DeckSubject: ComponentType<{ readonly children: ReactNode }>;
  /** The crest of a card by its English name; nothing for one that nobody knows. */
  readonly CardCrest: ComponentType<{ readonly name: string; readonly className: string }>;
}

const besides = new Map<string, Later<GameBeside>>();
/** Those that have come. */
const come = new Map<string, GameBeside>();

export function besideOf(game: string): Promise<GameBeside> {
  const beside = besides.get(game) ?? later(() => fetchBeside(game));
  besides.set(game, beside);
  return beside.get();
}

async function fetchBeside(game: string): Promise<GameBeside> {
  const beside = (await (await fetchGame(game)).beside()) as GameBeside;
  come.set(game, beside);
  return beside;
}

/** What a game has beside the table; null until it has come, which may fail. */
export function useBeside(game: string): GameBeside | null {
  const [, drawAnew] = useState(0);
  useEffect(() => {
    if (come.has(game)) return undefined;
    let isHere = true;
    besideOf(game).then(
      () => isHere && drawAnew((times) => times + 1),
      () => undefined,
    );
    return () => void (isHere = false);
  }, [game]);
  return come.get(game) ?? null;
}
