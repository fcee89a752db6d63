import { create } from 'zustand';

interface Attracting {
  /** The page tells of itself to whoever walks by. */
  readonly attracts: boolean;
  readonly attract: () => void;
  readonly wake: () => void;
}

/** Whether the scene for passers-by lies over the page. */
export const useAttracting = create<Attracting>()((set) => ({
  attracts: false,
  attract: () => set({ attracts: true }),
  wake: () => set({ attracts: false }),
}));
