import { create } from 'zustand';

interface Visit {
  readonly number: number;
  readonly begin: () => void;
}

/** The visits of a kiosk: each begins with a start on which nothing is left of the one before. */
export const useVisit = create<Visit>()((set) => ({
  number: 0,
  begin: () => set(({ number }) => ({ number: number + 1 })),
}));
