import { useState } from 'react';

const kept = new Map<string, unknown>();

export const forgetKept = (): void => kept.clear();

/**
 * State that is found again when the set-up screen comes back: after a look at the decks, the rules, a lesson, or after a duel. A
 * reload forgets it.
 */
export function useKept<T>(what: string, first: () => T): readonly [T, (value: T) => void] {
  const [value, setValue] = useState<T>(() => (kept.has(what) ? (kept.get(what) as T) : first()));
  const keep = (next: T): void => {
    kept.set(what, next);
    setValue(next);
  };
  return [value, keep];
}
