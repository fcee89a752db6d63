/** The part of the browser's locks that is used here. */
export type Locks = Pick<LockManager, 'request' | 'query'>;

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
  let isKnown = false;
  const told = (tell: () => void): void => {
    isKnown = true;
    tell();
  };
  const hold = (): Promise<never> => {
    told(here);
    return new Promise<never>(() => undefined);
  };
  // A busy browser takes its time to give even a free lock: only where another page has it, it is elsewhere.
  const lookAround = async (): Promise<void> => {
    await new Promise((resolve) => setTimeout(resolve, GRACE));
    const isAway = !isKnown && (await isWithAnother(locks));
    if (isKnown) return;
    if (isAway) elsewhere();
    else void lookAround();
  };
  void lookAround();
  locks.request(NAME, { signal: waiting.signal }, hold).catch((error: unknown) => {
    if (waiting.signal.aborted) return;
    // A browser that has locks and gives none (an address without an origin): the same as none.
    told(isTaken(error) ? taken : here);
  });
  return {
    takeOver: () => {
      waiting.abort();
      locks.request(NAME, { steal: true }, hold).catch(taken);
    },
  };
}

/** Whether the lock is held while this page waits for it. */
const isWithAnother = (locks: Locks): Promise<boolean> =>
  locks.query().then(
    ({ held, pending }) => [held, pending].every((list) => list?.some(({ name }) => name === NAME)),
    () => true,
  );

const isTaken = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError';
