import { create } from 'zustand';
import { readShelf, writeShelf } from '../../../../store/storage/shelf';
import { cardAt, emptyPosition, isRow, type LaidPosition, type Spot } from '../../workshop/laid-position';
import { changeCard, lay, takeAway, type Held } from '../../workshop/laying';
import { positionText, readPosition } from '../../workshop/position-text';
import { toldNoMore } from '../../workshop/told-no-more';

const SHELF = 'kusari.workshop';
/** How many steps can be undone. */
const MOST_UNDONE = 200;

/** What is said at the top of the bench: what was opened, or why it was not. */
export type BenchNote =
  | { readonly kind: 'opened' }
  | { readonly kind: 'taken'; readonly unknown: number }
  | { readonly kind: 'failed'; readonly why: string };

interface Workshop {
  readonly position: LaidPosition;
  readonly before: readonly LaidPosition[];
  readonly after: readonly LaidPosition[];
  /** The card that goes where the next place is picked. */
  readonly held: Held | null;
  /** The cell, or the card of a pile, that is spoken of. */
  readonly chosen: Spot | null;
  /** The pile that is looked through; its `index` says nothing. */
  readonly pile: Spot | null;
  readonly note: BenchNote | null;
  /** Whether the browser has kept what lies here. */
  readonly isKept: boolean;
  readonly change: (position: LaidPosition) => void;
  /** Another position takes the place of the one that lies here, which can be brought back. */
  readonly open: (position: LaidPosition, note: BenchNote | null) => void;
  readonly tell: (note: BenchNote | null) => void;
  readonly undo: () => void;
  readonly redo: () => void;
  readonly hold: (held: Held | null) => void;
  /** A cell or a pile was picked: what is held goes there, otherwise it is spoken of from now on. */
  readonly pick: (spot: Spot) => void;
  /** A card of the catalogue was picked: it goes to the place that was picked before, otherwise it is held. */
  readonly pickCard: (card: number) => void;
  readonly choose: (spot: Spot | null) => void;
  readonly alter: (spot: Spot, change: Parameters<typeof changeCard>[2]) => void;
  readonly remove: (spot: Spot) => void;
  /** Nothing is held or spoken of any more. @returns whether anything was */
  readonly letGo: () => boolean;
}

function kept(): LaidPosition {
  const text = readShelf(SHELF);
  const read = text === null ? null : readPosition(text);
  return read?.ok ? read.position : emptyPosition();
}

const NOTHING_PICKED = { held: null, chosen: null, pile: null } as const;

/** Whether a card of the catalogue goes there at once. */
function awaitsCard({ position, chosen, pile }: Pick<Workshop, 'position' | 'chosen' | 'pile'>): Spot | null {
  if (chosen && isRow(chosen.zone) && !cardAt(position, chosen)) return chosen;
  return pile && { ...pile, index: 0 };
}

export const useWorkshop = create<Workshop>()((set, get) => {
  const write = (position: LaidPosition): { readonly position: LaidPosition; readonly isKept: boolean } => ({
    position,
    isKept: writeShelf(SHELF, positionText(position)),
  });
  return {
    position: kept(),
    before: [],
    after: [],
    ...NOTHING_PICKED,
    note: null,
    isKept: true,

    change: (next) => {
      const { position, before } = get();
      if (next === position) return;
      set({ ...write(toldNoMore(position, next)), before: [...before, position].slice(-MOST_UNDONE), after: [] });
    },
    open: (next, note) => {
      get().change(next);
      set({ ...NOTHING_PICKED, note });
    },
    tell: (note) => set({ note }),
    undo: () => {
      const { position, before, after } = get();
      const last = before.at(-1);
      if (last) set({ ...write(last), ...NOTHING_PICKED, before: before.slice(0, -1), after: [position, ...after], note: null });
    },
    redo: () => {
      const { position, before, after } = get();
      const [next, ...rest] = after;
      if (next) set({ ...write(next), ...NOTHING_PICKED, before: [...before, position], after: rest, note: null });
    },

    hold: (held) => set({ held }),
    pick: (spot) => {
      const { held, position, change } = get();
      if (held) {
        change(lay(position, held, spot));
        set({ held: null, chosen: isRow(spot.zone) ? spot : null, pile: isRow(spot.zone) ? null : spot });
      } else if (isRow(spot.zone)) set({ chosen: spot, pile: null });
      else set({ chosen: null, pile: spot });
    },
    pickCard: (card) => {
      const { position, change } = get();
      const held = { from: 'catalogue', card } as const;
      const spot = awaitsCard(get());
      if (spot) change(lay(position, held, spot));
      else set({ held });
    },
    choose: (chosen) => set({ chosen }),
    alter: (spot, change) => get().change(changeCard(get().position, spot, change)),
    remove: (spot) => {
      get().change(takeAway(get().position, spot));
      set({ held: null, chosen: null });
    },
    letGo: () => {
      const { held, chosen, pile } = get();
      if (!held && !chosen && !pile) return false;
      set(NOTHING_PICKED);
      return true;
    },
  };
});
