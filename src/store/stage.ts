import { create } from 'zustand';
import { DUEL, readShelf, WAITING_MATCH } from './storage/shelf';

/** What the page shows where its address names nothing else: the start, or what lies on the table. */
export type Shows = 'start' | 'table';

interface Stage {
  readonly shows: Shows;
  readonly show: (shows: Shows) => void;
}

/** Survives the reload with which a page comes back for its table. */
export const COMES_BACK = 'kusari.takeOver';

/** Whether something is kept that will lie on the table as soon as that has been fetched. */
function isKept(): boolean {
  if (readShelf(DUEL) !== null || readShelf(WAITING_MATCH) !== null) return true;
  try {
    return sessionStorage.getItem(COMES_BACK) !== null;
  } catch {
    return false;
  }
}

/** The page begins with the start wherever nothing waits: the table, its rules and cards are fetched behind it. */
export const useStage = create<Stage>()((set) => ({
  shows: isKept() ? 'table' : 'start',
  show: (shows) => set({ shows }),
}));
