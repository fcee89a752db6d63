import { create } from 'zustand';

/** Whose table it is: not known yet; this page's; another page's; another page's that has taken it over from this one. */
export type Sitting = 'opening' | 'here' | 'elsewhere' | 'taken';

interface SittingStore {
  readonly sitting: Sitting;
  readonly become: (sitting: Sitting) => void;
}

/** Whether the table of this browser is this page's. */
export const useSitting = create<SittingStore>()((set) => ({
  sitting: 'opening',
  become: (sitting) => set({ sitting }),
}));
