import { create } from 'zustand';
import type { Pair } from '../seats';
import { readShelf, writeShelf } from '../storage/shelf';

const shelfOf = (game: string): string => `kusari.${game}-decks`;

interface SeatedDecks {
  /** The decks with which the last game of each kind was played, by id. */
  readonly decks: Readonly<Record<string, Pair<string>>>;
  readonly seat: (game: string, decks: Pair<string>) => void;
}

function kept(game: string): Pair<string> {
  const [a = '', b = ''] = readShelf(shelfOf(game))?.split(',') ?? [];
  return [a, b];
}

/** Which decks the seats play with, of a game whose decks are chosen for it alone. */
export const useSeatedDecks = create<SeatedDecks>()((set) => ({
  decks: {},
  seat: (game, decks) => {
    set((before) => ({ decks: { ...before.decks, [game]: decks } }));
    writeShelf(shelfOf(game), decks.join());
  },
}));

/** Empty before there was one. */
export const seatedDecks = ({ decks }: Pick<SeatedDecks, 'decks'>, game: string): Pair<string> => decks[game] ?? kept(game);
