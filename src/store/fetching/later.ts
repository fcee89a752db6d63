/** A part of the page that is fetched when it is first wanted. */
export interface Later<T> {
  /** Fetches it, once; after a failure the next wish tries anew. */
  readonly get: () => Promise<T>;
  /** Fetches it before it is wanted. A failure is no loss: whoever wants it tries anew. */
  readonly ahead: () => Promise<void>;
}

/** How long a connection that has just failed is left alone. */
const PAUSE_MS = 600;

/** A part that cannot be fetched is tried once more before anybody hears of it. */
export function later<T>(load: () => Promise<T>, pause = PAUSE_MS): Later<T> {
  let coming: Promise<T> | null = null;
  const twice = (): Promise<T> => load().catch(() => new Promise((resolve) => setTimeout(resolve, pause)).then(load));
  const get = (): Promise<T> => {
    if (coming) return coming;
    const mine = twice();
    coming = mine;
    mine.catch(() => {
      if (coming === mine) coming = null;
    });
    return mine;
  };
  return {
    get,
    ahead: () =>
      get().then(
        () => undefined,
        () => undefined,
      ),
  };
}
