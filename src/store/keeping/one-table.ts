/** The part of the browser's locks that is used here. */
export type Locks = Pick<LockManager, 'request'>;

const NAME = 'kusari.table';
/** A page that is being left gives its lock back within this time; a longer wait means another page. In milliseconds. */
const GRACE = 500;

interface Seated {
  /** The table is this page's. */
  readonly here: () => void;
  /** Another page has it. As soon as that one is closed, it comes here. */
  readonly elsewhere: () => void;
  /** Another page has taken it over. */
  readonly taken: () => void;
}

export interface OneTable {
  /** Takes the table from the page that has it. */
  readonly takeOver: () => void;
}

/**
 * One browser has one table: the page that holds the lock. Where there are no locks, every page has to find out by what lies on
 * disk.
 */
export function oneTable(locks: Locks | undefined, { here, elsewhere, taken }: Seated): OneTable {
  if (!locks) {
    here();
    return { takeOver: here };
  }
  const waiting = new AbortController();
  const hold = (): Promise<never> => {
    clearTimeout(grace);
    here();
    return new Promise<never>(() => undefined);
  };
  const grace = setTimeout(elsewhere, GRACE);
  locks.request(NAME, { signal: waiting.signal }, hold).catch((error: unknown) => {
    if (waiting.signal.aborted) return;
    clearTimeout(grace);
    if (isTaken(error)) taken();
    // A browser that has locks and gives none (an address without an origin): the same as none.
    else here();
  });
  return {
    takeOver: () => {
      waiting.abort();
      locks.request(NAME, { steal: true }, hold).catch(taken);
    },
  };
}

const isTaken = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError';
