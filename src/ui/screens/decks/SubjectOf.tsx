import type { ComponentType, ReactNode } from 'react';
import { gameWithDeck } from '../../../store/decks/deck-book';
import { fetched } from '../../base/fetching/fetched';
import { besideOf } from '../../base/shared/game-beside';

/** A game by name, or the one that a deck comes with. */
type Game = string | { readonly ofDeck: string };

const subjects = new Map<string, ComponentType<{ readonly children: ReactNode }>>();

/** The subject of a game, which is fetched when a deck of it is looked at. */
function subjectOf(game: Game) {
  const key = typeof game === 'string' ? game : `deck ${game.ofDeck}`;
  const named = async (): Promise<string> => (typeof game === 'string' ? game : gameWithDeck(game.ofDeck));
  const subject = subjects.get(key) ?? fetched(async () => (await besideOf(await named())).DeckSubject);
  subjects.set(key, subject);
  return subject;
}

/** Lets the screens below speak of decks of a game. */
export function SubjectOf({ game, children }: { readonly game: Game; readonly children: ReactNode }) {
  const Subject = subjectOf(game);
  return <Subject>{children}</Subject>;
}
