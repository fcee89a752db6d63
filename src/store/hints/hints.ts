import { array, boolean, fallback, object, parse, picklist } from 'valibot';
import { create } from 'zustand';
import { readShelf, writeShelf } from '../storage/shelf';

/** What a hint explains. Of several that fit a moment, the first that has not been told is told. */
export const HINTS = [
  'mainPhase',
  'handLimit',
  'chain',
  'response',
  'attack',
  'damage',
  'tribute',
  'set',
  'respond',
  'firstTurn',
] as const;
export type Hint = (typeof HINTS)[number];

interface HintsStore {
  readonly areWanted: boolean;
  /** Each is told once in a browser. */
  readonly told: readonly Hint[];
  readonly shown: Hint | null;
  /** These fit what lies on the table now; none of them where nobody is to read. What is shown stays until another one comes. */
  readonly offer: (fitting: readonly Hint[]) => void;
  readonly dismiss: () => void;
  /** Wanted again, they begin anew. */
  readonly want: (areWanted: boolean) => void;
}

const SHELF = 'kusari.hints';
const schema = object({ areWanted: fallback(boolean(), true), told: fallback(array(picklist(HINTS)), []) });

function kept(): Pick<HintsStore, 'areWanted' | 'told'> {
  try {
    return parse(schema, JSON.parse(readShelf(SHELF) ?? '{}'));
  } catch {
    return parse(schema, {});
  }
}

/** Hints in the first duels of a browser. */
export const useHints = create<HintsStore>()((set, get) => {
  const keep = (change: Partial<HintsStore>): void => {
    set(change);
    const { areWanted, told } = get();
    writeShelf(SHELF, JSON.stringify({ areWanted, told }));
  };
  return {
    ...kept(),
    shown: null,
    offer: (fitting) => {
      const { areWanted, told, shown } = get();
      if (!areWanted || (shown && fitting.includes(shown))) return;
      const next = HINTS.find((hint) => fitting.includes(hint) && !told.includes(hint));
      if (next) keep({ shown: next, told: [...told, next] });
    },
    dismiss: () => set({ shown: null }),
    want: (areWanted) => keep({ areWanted, told: [], shown: null }),
  };
});
