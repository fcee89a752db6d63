import { array, boolean, fallback, object, parse, string } from 'valibot';
import { create } from 'zustand';
import { readShelf, writeShelf } from '../storage/shelf';

/** Hints by name: what each explains, its game says. Of several that fit a moment, the first that has not been told is told. */
interface HintsStore {
  readonly areWanted: boolean;
  /** Each is told once in a browser. */
  readonly told: readonly string[];
  readonly shown: string | null;
  /**
   * These fit what lies on the table now, the first one best; none of them where nobody is to read. What is shown stays until
   * another one comes.
   */
  readonly offer: (fitting: readonly string[]) => void;
  readonly dismiss: () => void;
  /** Wanted again, they begin anew. */
  readonly want: (areWanted: boolean) => void;
}

const SHELF = 'kusari.hints';
const schema = object({ areWanted: fallback(boolean(), true), told: fallback(array(string()), []) });

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
    // Not while the table is drawn: some browsers take as long to write as to draw, and a hint told twice does no harm.
    setTimeout(() => {
      const { areWanted, told } = get();
      writeShelf(SHELF, JSON.stringify({ areWanted, told }));
    });
  };
  return {
    ...kept(),
    shown: null,
    offer: (fitting) => {
      const { areWanted, told, shown } = get();
      if (!areWanted || (shown && fitting.includes(shown))) return;
      const next = fitting.find((hint) => !told.includes(hint));
      if (next) keep({ shown: next, told: [...told, next] });
    },
    dismiss: () => set({ shown: null }),
    want: (areWanted) => keep({ areWanted, told: [], shown: null }),
  };
});
