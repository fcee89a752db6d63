import { array, boolean, literal, looseObject, number, object, safeParse, string } from 'valibot';
import { create } from 'zustand';
import type { SaveProblem } from '../keeping/saved-duel';
import { library } from './library-shelf';
import { factsOfPlayed, nameOf, nameOfSaved, type PastDuel } from './past-duel';
import { issueDetail, readRecordedFile, type RecordedFile } from './recorded-file';

const LIBRARY_FORMAT = 'kusari-library';
const LIBRARY_VERSION = 1;

const envelope = looseObject({ format: literal(LIBRARY_FORMAT), version: number() });
const libraryFile = object({ format: literal(LIBRARY_FORMAT), version: literal(LIBRARY_VERSION), duels: array(object({ at: number(), isPinned: boolean(), file: looseObject({ format: string() }) })) });

interface Library {
  /** Newest first; null until it was looked up. */
  readonly duels: readonly PastDuel[] | null;
  /** Whether the browser keeps the library for the next visit. */
  readonly lasts: boolean;
  /** What was deleted last, and can be brought back. */
  readonly deleted: { readonly duel: PastDuel; readonly text: string } | null;
  readonly load: () => Promise<void>;
  /** The recording of a past duel; what is wrong with it otherwise. */
  readonly read: (id: string) => Promise<{ ok: true; file: RecordedFile } | { ok: false; problem: SaveProblem }>;
  readonly remove: (id: string) => Promise<void>;
  readonly undo: () => Promise<void>;
  readonly pin: (id: string, isPinned: boolean) => Promise<void>;
  /** Files what is in the text: one recording, or a whole library. @returns what is wrong with it, and then nothing was filed. */
  readonly take: (text: string) => Promise<SaveProblem | null>;
  /** All past duels as one file. */
  readonly everything: () => Promise<string>;
}

const damaged = (detail: string): SaveProblem => ({ why: 'damaged', detail });

/** The past duels of this browser. */
export const useLibrary = create<Library>()((set, get) => ({
  duels: null,
  lasts: true,
  deleted: null,

  load: async () => {
    const { shelf, lasts } = await library();
    set({ duels: await shelf.list(), lasts });
  },

  read: async (id) => {
    const { shelf } = await library();
    const text = await shelf.text(id);
    return text === undefined ? { ok: false, problem: damaged(`${id}: a recording expected, nothing found`) } : readRecordedFile(text);
  },

  remove: async (id) => {
    const { shelf } = await library();
    const duel = get().duels?.find((one) => one.id === id);
    const text = await shelf.text(id);
    await shelf.remove(id);
    set({ deleted: duel && text !== undefined ? { duel, text } : null });
    await get().load();
  },

  undo: async () => {
    const { deleted } = get();
    if (!deleted) return;
    const { shelf } = await library();
    await shelf.put(deleted.duel, deleted.text);
    set({ deleted: null });
    await get().load();
  },

  pin: async (id, isPinned) => {
    const { shelf } = await library();
    await shelf.change(id, { isPinned });
    await get().load();
  },

  take: async (text) => {
    const read = readAll(text);
    if (!read.ok) return read.problem;
    const { shelf } = await library();
    for (const { duel, text: one } of read.duels) await shelf.put(duel, one);
    await get().load();
    return null;
  },

  everything: async () => {
    const { shelf } = await library();
    const duels: { at: number; isPinned: boolean; file: unknown }[] = [];
    for (const { id, at, isPinned } of await shelf.list()) {
      const text = await shelf.text(id);
      const read = text === undefined ? undefined : readRecordedFile(text);
      // What cannot be read is not passed on; it stays where it is.
      if (text !== undefined && read?.ok) duels.push({ at, isPinned, file: JSON.parse(text) });
    }
    return JSON.stringify({ format: LIBRARY_FORMAT, version: LIBRARY_VERSION, duels });
  },
}));

type Taken = { readonly ok: true; readonly duels: readonly { duel: PastDuel; text: string }[] } | { readonly ok: false; readonly problem: SaveProblem };

/** Whether the text is a library rather than a single recording. */
export function isLibrary(text: string): boolean {
  try {
    return safeParse(envelope, JSON.parse(text)).success;
  } catch {
    return false;
  }
}

function readAll(text: string): Taken {
  if (!isLibrary(text)) return oneOf(text, Date.now(), false, '');
  const json: unknown = JSON.parse(text);
  const { version } = json as { version: number };
  if (version !== LIBRARY_VERSION) return { ok: false, problem: { why: version < LIBRARY_VERSION ? 'older' : 'newer', detail: `version ${version}; expected ${LIBRARY_VERSION}` } };
  const whole = safeParse(libraryFile, json);
  if (!whole.success) return { ok: false, problem: damaged(issueDetail(whole.issues[0])) };
  const duels: { duel: PastDuel; text: string }[] = [];
  for (const [i, { at, isPinned, file }] of whole.output.duels.entries()) {
    const one = oneOf(JSON.stringify(file), at, isPinned, `duels.${i}: `);
    if (!one.ok) return one;
    duels.push(...one.duels);
  }
  return { ok: true, duels };
}

function oneOf(text: string, at: number, isPinned: boolean, where: string): Taken {
  const read = readRecordedFile(text);
  if (!read.ok) return { ok: false, problem: { ...read.problem, detail: where + read.problem.detail } };
  const { file } = read;
  const id = file.kind === 'public' ? nameOf(text) : nameOfSaved(file.saved);
  return { ok: true, duels: [{ duel: { ...factsOfPlayed(file.played), id, at, isPinned }, text }] };
}
