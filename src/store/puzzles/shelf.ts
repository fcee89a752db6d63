import { array, fallback, literal, looseObject, number, parse, record, safeParse, string } from 'valibot';
import { create } from 'zustand';
import { kiosk } from '../kiosk';
import { readShelf, writeShelf } from '../storage/shelf';

/** A line of the list of puzzles. */
export interface PuzzleEntry {
  readonly id: string;
  readonly en: string;
  readonly ja: string;
  /** From 1, the easiest, to 5. */
  readonly grade: number;
}

interface PuzzleShelf {
  /** All puzzles, the easiest first; null until they have come. */
  readonly list: readonly PuzzleEntry[] | null;
  /** Why the list could not be fetched. */
  readonly problem: string | null;
  readonly solved: Readonly<Record<string, 'solved'>>;
  readonly fetchList: () => Promise<void>;
  readonly solve: (id: string) => void;
}

const SHELF = 'kusari.puzzles';
const INDEX = 'puzzle-index.json';

const schema = fallback(record(string(), literal('solved')), {});
const index = array(looseObject({ id: string(), en: string(), ja: string(), grade: number() }));

function kept(): PuzzleShelf['solved'] {
  try {
    return parse(schema, JSON.parse(readShelf(SHELF) ?? '{}'));
  } catch {
    return {};
  }
}

async function fetched(): Promise<readonly PuzzleEntry[]> {
  const response = await fetch(`${import.meta.env.BASE_URL}${INDEX}`);
  if (!response.ok) throw new Error(String(response.status));
  const read = safeParse(index, await response.json());
  if (!read.success) throw new Error(read.issues[0].message);
  return read.output.sort((a, b) => a.grade - b.grade || (a.id < b.id ? -1 : 1));
}

/** The puzzles that come with the table, and which of them were solved in this browser. At a kiosk nobody keeps count. */
export const usePuzzleShelf = create<PuzzleShelf>()((set, get) => ({
  list: null,
  problem: null,
  solved: kiosk ? {} : kept(),
  fetchList: async () => {
    if (get().list) return;
    set({ problem: null });
    try {
      set({ list: await fetched() });
    } catch (error) {
      set({ problem: error instanceof Error ? error.message : String(error) });
    }
  },
  solve: (id) => {
    if (kiosk) return;
    const solved = { ...get().solved, [id]: 'solved' as const };
    set({ solved });
    writeShelf(SHELF, JSON.stringify(solved));
  },
}));

export const isSolved = (solved: PuzzleShelf['solved'], id: string): boolean => Object.hasOwn(solved, id);
