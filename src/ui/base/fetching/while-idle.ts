import type { Later } from '../../../store/fetching/later';

const whenIdle = (then: () => void): (() => void) => {
  if (typeof requestIdleCallback === 'function') {
    const wish = requestIdleCallback(then);
    return () => cancelIdleCallback(wish);
  }
  const wish = setTimeout(then, 200);
  return () => clearTimeout(wish);
};

/** Fetches what may be wanted soon, one after the other, whenever the page has nothing else to do. @returns what ends it. */
export function fetchWhileIdle(parts: readonly Pick<Later<unknown>, 'ahead'>[]): () => void {
  let end = (): void => undefined;
  let isWanted = true;
  const next = (at: number): void => {
    const part = parts[at];
    if (part && isWanted) end = whenIdle(() => void part.ahead().then(() => next(at + 1)));
  };
  next(0);
  return () => {
    isWanted = false;
    end();
  };
}
