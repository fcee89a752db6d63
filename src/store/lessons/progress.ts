import { fallback, literal, number, parse, record, string, union } from 'valibot';
import { create } from 'zustand';
import { kiosk } from '../kiosk';
import { readShelf, writeShelf } from '../storage/shelf';

/** How far a learner has come in a lesson: through it, or to a stop (from 0, the farthest one). */
export type Reached = number | 'done';

interface ProgressStore {
  readonly reached: Readonly<Record<string, Reached>>;
  /** The lesson that was done last in this visit: the list shows that it is new. */
  readonly newlyDone: string | null;
  /** A stop of a lesson lies on the table. Scenarios of the rules are no lessons: nobody keeps count of them. */
  readonly reach: (id: string, at: number, count: number) => void;
  /** The list has shown it. */
  readonly shown: () => void;
}

const SHELF = 'kusari.lessons';

const schema = fallback(record(string(), union([number(), literal('done')])), {});

function kept(): Readonly<Record<string, Reached>> {
  try {
    return parse(schema, JSON.parse(readShelf(SHELF) ?? '{}'));
  } catch {
    return {};
  }
}

/** What a learner has done, kept in this browser. At a kiosk the next visitor begins anew. */
export const useProgress = create<ProgressStore>()((set, get) => ({
  reached: kiosk ? {} : kept(),
  newlyDone: null,
  reach: (id, at, count) => {
    if (kiosk || id.includes('/')) return;
    const { reached } = get();
    const before = Object.hasOwn(reached, id) ? reached[id] : undefined;
    if (before === 'done' || at <= (before ?? 0)) return;
    const isDone = at >= count - 1;
    const now = { ...reached, [id]: isDone ? ('done' as const) : at };
    set({ reached: now, ...(isDone && { newlyDone: id }) });
    writeShelf(SHELF, JSON.stringify(now));
  },
  shown: () => set({ newlyDone: null }),
}));

/** How far somebody has come in a lesson; 0: it has not been begun. */
export const reachedIn = (reached: ProgressStore['reached'], id: string): Reached =>
  Object.hasOwn(reached, id) ? (reached[id] ?? 0) : 0;
