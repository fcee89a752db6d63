import type { Later } from '../../../store/fetching/later';

/** How long work in steps goes on at once where the browser does not say, in milliseconds. */
const A_WHILE = 4;

/** Calls back when the page has nothing else to do, and tells for how many milliseconds more. @returns what ends it */
const whenIdle = (then: (left: () => number) => void): (() => void) => {
  if (typeof requestIdleCallback === 'function') {
    const wish = requestIdleCallback((deadline) => then(() => deadline.timeRemaining()));
    return () => cancelIdleCallback(wish);
  }
  const wish = setTimeout(() => {
    const end = performance.now() + A_WHILE;
    then(() => end - performance.now());
  }, 200);
  return () => clearTimeout(wish);
};

/** Goes on with work in small steps whenever the page has nothing else to do. @returns what ends it */
export function workWhileIdle(steps: Iterator<void>): () => void {
  let end = (): void => undefined;
  const next = (): void => {
    end = whenIdle((left) => {
      do if (steps.next().done === true) return;
      while (left() > 1);
      next();
    });
  };
  next();
  return () => end();
}

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
