import { safeParse } from 'valibot';
import { browserStore, impatient, memoryStore, type Keyed } from '../storage/keyed';
import { pastGame, type PastGame } from './past-game';

/** Where past duels are kept. A list beside their texts, so that the list is there at once. */
export interface LibraryShelf {
  readonly list: () => Promise<readonly PastGame[]>;
  readonly text: (id: string) => Promise<string | undefined>;
  /** Files a duel; it stays until somebody deletes it. One that is there already keeps its date and its pin. */
  readonly put: (duel: PastGame, text: string) => Promise<void>;
  readonly remove: (id: string) => Promise<void>;
  /** Duels whose text is there and which the list does not know: the page died between the two, or the list was damaged. */
  readonly unlisted: () => Promise<readonly string[]>;
  readonly change: (id: string, change: Partial<Pick<PastGame, 'isPinned'>>) => Promise<void>;
}

const LIST = 'list';
const TEXT = 'duel:';

/** Entries that are not as they should be are left out; their texts stay, and bring them back. */
function listOf(stored: unknown): readonly PastGame[] {
  return Array.isArray(stored)
    ? stored.flatMap((one: unknown) => {
        const read = safeParse(pastGame, one);
        return read.success ? [read.output] : [];
      })
    : [];
}

export function libraryOn(keyed: Keyed): LibraryShelf {
  return {
    list: async () => [...listOf(await keyed.get(LIST))].sort((one, other) => other.at - one.at),
    text: async (id) => {
      const text = await keyed.get(TEXT + id);
      return typeof text === 'string' ? text : undefined;
    },
    put: async (duel, text) => {
      // The text first: a list never promises what is not there.
      await keyed.set(TEXT + duel.id, text);
      await keyed.update(LIST, (before) => {
        const list = listOf(before);
        const known = list.find(({ id }) => id === duel.id);
        return [...list.filter(({ id }) => id !== duel.id), known ? { ...duel, at: known.at, isPinned: known.isPinned } : duel];
      });
    },
    // The text first here too: what is deleted does not come back as a duel that the list has lost.
    remove: async (id) => {
      await keyed.delete(TEXT + id);
      await keyed.update(LIST, (before) => listOf(before).filter((one) => one.id !== id));
    },
    unlisted: async () => {
      const listed = new Set(listOf(await keyed.get(LIST)).map(({ id }) => TEXT + id));
      return (await keyed.keys()).filter((key) => key.startsWith(TEXT) && !listed.has(key)).map((key) => key.slice(TEXT.length));
    },
    change: (id, change) =>
      keyed.update(LIST, (before) => listOf(before).map((one) => (one.id === id ? { ...one, ...change } : one))),
  };
}

/** So long, in milliseconds, a storage has to answer. */
const PATIENCE = 4000;

interface LibraryOfPage {
  readonly shelf: LibraryShelf;
  /** Whether it will be there at the next visit. */
  readonly lasts: boolean;
}

const forThisPage: LibraryOfPage = { shelf: libraryOn(memoryStore()), lasts: false };
let opened: Promise<LibraryOfPage> | undefined;

/** The library of this browser; one that lasts as long as the page, when the browser's storage fails or does not answer. */
export async function library(): Promise<LibraryOfPage> {
  try {
    return await (opened ??= open());
  } catch {
    opened = undefined;
    return forThisPage;
  }
}

async function open(): Promise<LibraryOfPage> {
  const store = impatient(browserStore('kusari', 'library'), PATIENCE);
  await store.keys();
  return { shelf: libraryOn(store), lasts: true };
}

const readers = new Set<() => void>();

/** Somebody reads the past duels, and hears when one more is filed. */
export const onFiled = (hear: () => void): void => void readers.add(hear);

export const tellFiled = (): void => readers.forEach((hear) => hear());
