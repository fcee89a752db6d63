import { array, boolean, literal, looseObject, object, safeParse, string } from 'valibot';
import { create } from 'zustand';
import { asideShelf, type Aside } from '../keeping/aside';
import { amount, issueDetail, moment, MOST_BYTES, MOST_LIBRARY_BYTES, readJson } from '../storage/limits';
import type { SaveProblem } from '../keeping/saved-game';
import { library, onFiled, type LibraryShelf } from './library-shelf';
import { factsOfPlayed, nameOf, nameOfSaved, type PastGame } from './past-game';
import { readRecordedFile, type RecordedFile } from './recorded-file';
import type { GamesOfDesk } from '../game';
import { gamesFor, missingFor } from './games-for';

const LIBRARY_FORMAT = 'kusari-library';
const LIBRARY_VERSION = 1;

const envelope = looseObject({ format: literal(LIBRARY_FORMAT), version: amount });
const libraryFile = object({
  format: literal(LIBRARY_FORMAT),
  version: literal(LIBRARY_VERSION),
  duels: array(object({ at: moment, isPinned: boolean(), file: looseObject({ format: string() }) })),
});

interface DeletedDuel {
  readonly duel: PastGame;
  readonly text: string;
}

interface Library {
  /** Newest first; null until it was looked up. */
  readonly duels: readonly PastGame[] | null;
  /** Whether the browser keeps the library for the next visit. */
  readonly lasts: boolean;
  /** The storage has failed, or has not answered, in the last thing that was asked of it. */
  readonly hasFailed: boolean;
  /** Duels that were put aside and could not be filed since: they cannot be read, or nothing lasts here. */
  readonly asides: readonly Aside[];
  /** What was deleted last, and can be brought back. */
  readonly deleted: readonly DeletedDuel[] | null;
  readonly load: () => Promise<void>;
  /** The recording of a past duel; what is wrong with it otherwise. */
  readonly read: (id: string) => Promise<{ ok: true; file: RecordedFile } | { ok: false; problem: SaveProblem }>;
  readonly remove: (id: string) => Promise<void>;
  /** Deletes all that are not pinned. */
  readonly tidy: () => Promise<void>;
  readonly removeAside: (id: string) => Promise<void>;
  readonly undo: () => Promise<void>;
  readonly pin: (id: string, isPinned: boolean) => Promise<void>;
  /** Files what is in the text: one recording, or a whole library. @returns what is wrong with it, and then nothing was filed. */
  readonly take: (text: string) => Promise<SaveProblem | null>;
  /** All past duels as one file; or those that were filed since then. */
  readonly everything: (since?: number) => Promise<string>;
}

const damaged = (detail: string): SaveProblem => ({ why: 'damaged', detail });

/** The past duels of this browser. */
export const useLibrary = create<Library>()((set, get) => {
  async function removeAll(ids: readonly string[]): Promise<void> {
    const { shelf } = await library();
    const deleted: DeletedDuel[] = [];
    for (const id of ids) {
      const duel = get().duels?.find((one) => one.id === id);
      const text = await shelf.text(id);
      await shelf.remove(id);
      if (duel && text !== undefined) deleted.push({ duel, text });
    }
    set({ deleted: deleted.length > 0 ? deleted : null });
    await get().load();
  }

  /** Does something with the storage; one that fails is said, and nobody waits for it. */
  async function tried(act: () => Promise<void>): Promise<void> {
    try {
      await act();
    } catch {
      set({ hasFailed: true, duels: get().duels ?? [] });
    }
  }

  return {
    duels: null,
    lasts: true,
    hasFailed: false,
    asides: [],
    deleted: null,

    load: () =>
      tried(async () => {
        const { shelf, lasts } = await library();
        await fileUnlisted(shelf);
        const asides = await asideShelf.list();
        set({ asides: lasts ? await fileAsides(shelf, asides) : asides, lasts });
        set({ duels: await shelf.list(), hasFailed: false });
      }),

    read: async (id) => {
      try {
        const { shelf } = await library();
        const text = await shelf.text(id);
        return text === undefined
          ? { ok: false, problem: damaged(`${id}: a recording expected, nothing found`) }
          : readRecordedFile(await gamesFor(text), text);
      } catch (error) {
        set({ hasFailed: true });
        return { ok: false, problem: { why: 'unreachable', detail: error instanceof Error ? error.message : String(error) } };
      }
    },

    remove: (id) => tried(() => removeAll([id])),

    tidy: () => tried(() => removeAll(get().duels?.flatMap(({ id, isPinned }) => (isPinned ? [] : [id])) ?? [])),

    removeAside: (id) =>
      tried(async () => {
        await asideShelf.remove(id);
        await get().load();
      }),

    undo: () =>
      tried(async () => {
        const { shelf } = await library();
        for (const { duel, text } of get().deleted ?? []) await shelf.put(duel, text);
        set({ deleted: null });
        await get().load();
      }),

    pin: (id, isPinned) =>
      tried(async () => {
        const { shelf } = await library();
        await shelf.change(id, { isPinned });
        await get().load();
      }),

    take: async (text) => {
      const read = readAll(await gamesFor(text), text);
      if (!read.ok) return read.problem;
      await tried(async () => {
        const { shelf } = await library();
        for (const { duel, text: one } of read.duels) await shelf.put(duel, one);
        await get().load();
      });
      return null;
    },

    everything: async (since = -Infinity) => {
      const { shelf } = await library();
      const duels: { at: number; isPinned: boolean; file: unknown }[] = [];
      for (const { id, at, isPinned } of await shelf.list()) {
        if (at < since) continue;
        const text = await shelf.text(id);
        if (text === undefined) continue;
        const games = await gamesFor(text);
        const isUnread = missingFor(text, games).length > 0;
        // What cannot be read is not passed on; it stays where it is.
        if (isUnread || readRecordedFile(games, text).ok) duels.push({ at, isPinned, file: JSON.parse(text) });
      }
      return JSON.stringify({ format: LIBRARY_FORMAT, version: LIBRARY_VERSION, duels });
    },
  };
});

// A duel may be filed while the list is looked at: one that came back when the page was opened there, for instance.
onFiled(() => {
  const { duels, load } = useLibrary.getState();
  if (duels) void load();
});

/** Duels that the list has lost are listed again, from their texts. */
async function fileUnlisted(shelf: LibraryShelf): Promise<void> {
  for (const id of await shelf.unlisted()) {
    const given = (await shelf.text(id)) ?? '';
    const read = readAll(await gamesFor(given), given);
    if (read.ok) for (const { duel, text } of read.duels) await shelf.put({ ...duel, id }, text);
  }
}

/** What was put aside because the storage failed is filed now. @returns what cannot be */
async function fileAsides(shelf: LibraryShelf, asides: readonly Aside[]): Promise<readonly Aside[]> {
  const left: Aside[] = [];
  for (const aside of asides) {
    const read = readAll(await gamesFor(aside.text), aside.text);
    if (!read.ok) left.push(aside);
    else {
      for (const { duel, text } of read.duels) await shelf.put(duel, text);
      await asideShelf.remove(aside.id);
    }
  }
  return left;
}

type Taken =
  | { readonly ok: true; readonly duels: readonly { duel: PastGame; text: string }[] }
  | { readonly ok: false; readonly problem: SaveProblem };

/** Whether the text is a library rather than a single recording. */
export const isLibrary = (text: string): boolean => libraryIn(text) !== undefined;

/** Whether a text that begins so may be as large as a library. */
export const beginsLikeLibrary = (text: string): boolean => /^\s*\{\s*"format"\s*:\s*"kusari-library"/.test(text.slice(0, 200));

function libraryIn(text: string): unknown {
  const read = readJson(text, beginsLikeLibrary(text) ? MOST_LIBRARY_BYTES : MOST_BYTES);
  return read.ok && safeParse(envelope, read.json).success ? read.json : undefined;
}

function readAll(games: GamesOfDesk, text: string): Taken {
  const json = libraryIn(text);
  if (json === undefined) return oneOf(games, text, Date.now(), false, '');
  const { version } = json as { version: number };
  if (version !== LIBRARY_VERSION)
    return {
      ok: false,
      problem: { why: version < LIBRARY_VERSION ? 'older' : 'newer', detail: `version ${version}; expected ${LIBRARY_VERSION}` },
    };
  const whole = safeParse(libraryFile, json);
  if (!whole.success) return { ok: false, problem: damaged(issueDetail(whole.issues[0])) };
  const duels: { duel: PastGame; text: string }[] = [];
  for (const [i, { at, isPinned, file }] of whole.output.duels.entries()) {
    const one = oneOf(games, JSON.stringify(file), at, isPinned, `duels.${i}: `);
    if (!one.ok) return one;
    duels.push(...one.duels);
  }
  return { ok: true, duels };
}

function oneOf(games: GamesOfDesk, text: string, at: number, isPinned: boolean, where: string): Taken {
  const read = readRecordedFile(games, text);
  if (!read.ok) return { ok: false, problem: { ...read.problem, detail: where + read.problem.detail } };
  const { file } = read;
  const id = file.kind === 'public' ? nameOf(text) : nameOfSaved(file.saved);
  return { ok: true, duels: [{ duel: { ...factsOfPlayed(file.played), id, at, isPinned }, text }] };
}
