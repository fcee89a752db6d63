import type { SavedDuel } from './saved-duel';
import { clearShelf, readShelf, writeShelf } from './shelf';

const DUEL = 'kusari.duel';
/** Kept duels that could not be opened are put here, whole and one after another. */
const ASIDE = 'kusari.duel.aside';

export const keptDuel = (): string | null => readShelf(DUEL);
export const keepDuel = (saved: SavedDuel): boolean => writeShelf(DUEL, JSON.stringify(saved));
export const forgetDuel = (): void => clearShelf(DUEL);

/** Puts a duel that cannot be opened out of the way, so that the next one does not write over it. */
export function setAside(text: string): void {
  let number = 1;
  while (readShelf(`${ASIDE}.${number}`) !== null) number += 1;
  if (writeShelf(`${ASIDE}.${number}`, text)) clearShelf(DUEL);
}

/** The duel that was put aside last. */
export function duelAside(): string | null {
  let newest: string | null = null;
  for (let number = 1; ; number += 1) {
    const text = readShelf(`${ASIDE}.${number}`);
    if (text === null) return newest;
    newest = text;
  }
}
