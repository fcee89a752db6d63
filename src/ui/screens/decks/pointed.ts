import { create } from 'zustand';

interface Pointed {
  /** The card under the mouse, in whichever list; null when it has left. */
  readonly card: number | null;
  readonly point: (card: number | null) => void;
}

/** What the mouse is on: only the card that is read is drawn anew by it. */
export const usePointed = create<Pointed>()((set) => ({ card: null, point: (card) => set({ card }) }));
