import { vi } from 'vitest';

/** The quick storage of a browser, for tests: what it holds, and whether it has room for more. */
export interface QuickShelf {
  readonly texts: Map<string, string>;
  isFull: boolean;
}

/** Stands in for `localStorage` in this test file, before anything reads it. */
export function quickShelf(): QuickShelf {
  const shelf: QuickShelf = { texts: new Map(), isFull: false };
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => shelf.texts.get(key) ?? null,
    setItem: (key: string, text: string) => {
      if (shelf.isFull) throw new Error('no room');
      shelf.texts.set(key, text);
    },
    removeItem: (key: string) => void shelf.texts.delete(key),
  });
  return shelf;
}
