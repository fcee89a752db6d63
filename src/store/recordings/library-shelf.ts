import { createStore, del, get, keys, set, update } from 'idb-keyval';
import { safeParse } from 'valibot';
import { pastDuel, tooMany, type PastDuel } from './past-duel';

/** Where past duels are kept. A list beside their texts, so that the list is there at once. */
export interface LibraryShelf {
  readonly list: () => Promise<readonly PastDuel[]>;
  readonly text: (id: string) => Promise<string | undefined>;
  /** Files a duel, and takes away the oldest if there are too many. One that is there already keeps its date and its pin. */
  readonly put: (duel: PastDuel, text: string) => Promise<void>;
  readonly remove: (id: string) => Promise<void>;
  readonly change: (id: string, change: Partial<Pick<PastDuel, 'isPinned'>>) => Promise<void>;
}

/** The few things that a store of keys and values can do. */
export interface Keyed {
  readonly get: (key: string) => Promise<unknown>;
  readonly set: (key: string, value: unknown) => Promise<void>;
  readonly delete: (key: string) => Promise<void>;
  readonly keys: () => Promise<readonly string[]>;
  /** Changes a value in one go: two pages of the same browser never lose each other's changes. */
  readonly update: (key: string, change: (before: unknown) => unknown) => Promise<void>;
}

const LIST = 'list';
const TEXT = 'duel:';

/** Entries that are not as they should be are left out; their texts stay. */
function listOf(stored: unknown): readonly PastDuel[] {
  return Array.isArray(stored) ? stored.flatMap((one: unknown) => {
    const read = safeParse(pastDuel, one);
    return read.success ? [read.output] : [];
  }) : [];
}

export function libraryOn(keyed: Keyed): LibraryShelf {
  const remove = async (ids: readonly string[]): Promise<void> => {
    await keyed.update(LIST, (before) => listOf(before).filter(({ id }) => !ids.includes(id)));
    for (const id of ids) await keyed.delete(TEXT + id);
  };
  return {
    list: async () => [...listOf(await keyed.get(LIST))].sort((one, other) => other.at - one.at),
    text: async (id) => {
      const text = await keyed.get(TEXT + id);
      return typeof text === 'string' ? text : undefined;
    },
    put: async (duel, text) => {
      // The text first: a list never promises what is not there.
      await keyed.set(TEXT + duel.id, text);
      let goes: readonly PastDuel[] = [];
      await keyed.update(LIST, (before) => {
        const list = listOf(before);
        const known = list.find(({ id }) => id === duel.id);
        const next = [...list.filter(({ id }) => id !== duel.id), known ? { ...duel, at: known.at, isPinned: known.isPinned } : duel];
        goes = tooMany(next);
        return next.filter((one) => !goes.includes(one));
      });
      for (const { id } of goes) await keyed.delete(TEXT + id);
    },
    remove: (id) => remove([id]),
    change: (id, change) => keyed.update(LIST, (before) => listOf(before).map((one) => (one.id === id ? { ...one, ...change } : one))),
  };
}

function browserStore(): Keyed {
  const store = createStore('kusari', 'library');
  return {
    get: (key) => get(key, store),
    set: (key, value) => set(key, value, store),
    delete: (key) => del(key, store),
    keys: async () => (await keys(store)).map(String),
    update: (key, change) => update(key, change, store),
  };
}

/** For a browser that keeps nothing: the library lasts as long as the page. */
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

let opened: Promise<{ readonly shelf: LibraryShelf; readonly lasts: boolean }> | undefined;

/** The library of this browser; `lasts` tells whether it will be there at the next visit. */
export function library(): Promise<{ readonly shelf: LibraryShelf; readonly lasts: boolean }> {
  return (opened ??= open());
}

async function open(): Promise<{ readonly shelf: LibraryShelf; readonly lasts: boolean }> {
  try {
    const store = browserStore();
    await store.keys();
    return { shelf: libraryOn(store), lasts: true };
  } catch {
    return { shelf: libraryOn(memoryStore()), lasts: false };
  }
}
