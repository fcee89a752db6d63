import { del, get, keys, set, update, type UseStore } from 'idb-keyval';
import { inTime } from './in-time';

/** The few things that a store of keys and values can do. What it reports as done is done. */
export interface Keyed {
  readonly get: (key: string) => Promise<unknown>;
  readonly set: (key: string, value: unknown) => Promise<void>;
  readonly delete: (key: string) => Promise<void>;
  readonly keys: () => Promise<readonly string[]>;
  /**
   * Changes a value in one go: two pages of the same browser never lose each other's changes. A change that throws changes
   * nothing.
   */
  readonly update: (key: string, change: (before: unknown) => unknown) => Promise<void>;
}

/** Whether this browser has an IndexedDB at all. One that forbids it may throw when it is only named. */
function hasDatabase(): boolean {
  try {
    return typeof indexedDB !== 'undefined';
  } catch {
    return false;
  }
}

/** A store that outlives the page; null where the browser has none or forbids it. */
export const lastingStore = (database: string, name: string): Keyed | null =>
  hasDatabase() ? browserStore(database, name) : null;

/**
 * A store of the browser's IndexedDB. `strict`: a change is reported when it is on disk, and not when the operating system has
 * been told; it outlives the browser process.
 */
export function browserStore(database: string, name: string): Keyed {
  const store = strictStore(database, name);
  return {
    get: (key) => get(key, store),
    set: (key, value) => set(key, value, store),
    delete: (key) => del(key, store),
    keys: async () => (await keys(store)).map(String),
    update: (key, change) => update(key, change, store),
  };
}

function strictStore(database: string, name: string): UseStore {
  let opened: Promise<IDBDatabase> | undefined;
  const open = (): Promise<IDBDatabase> =>
    (opened ??= new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open(database);
      request.onupgradeneeded = () => request.result.createObjectStore(name);
      request.onsuccess = () => {
        request.result.onclose = closed;
        resolve(request.result);
      };
      request.onerror = () => reject(request.error);
    }));
  const closed = (): void => {
    opened = undefined;
  };
  return async (mode, use) => {
    try {
      return await use((await open()).transaction(name, mode, { durability: 'strict' }).objectStore(name));
    } catch (error) {
      // A connection that the browser has closed is opened anew by whoever asks next.
      if (error instanceof DOMException && error.name !== 'QuotaExceededError') closed();
      throw error;
    }
  };
}

/** The same store, but one that does not answer within so many milliseconds has failed. */
export function impatient(keyed: Keyed, most: number): Keyed {
  return {
    get: (key) => inTime(keyed.get(key), most),
    set: (key, value) => inTime(keyed.set(key, value), most),
    delete: (key) => inTime(keyed.delete(key), most),
    keys: () => inTime(keyed.keys(), most),
    update: (key, change) => inTime(keyed.update(key, change), most),
  };
}

/** For a browser that keeps nothing: what it holds lasts as long as the page. */
export function memoryStore(): Keyed {
  const kept = new Map<string, unknown>();
  return {
    get: async (key) => kept.get(key),
    set: async (key, value) => void kept.set(key, value),
    delete: async (key) => void kept.delete(key),
    keys: async () => [...kept.keys()],
    update: async (key, change) => void kept.set(key, change(kept.get(key))),
  };
}
