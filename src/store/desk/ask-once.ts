import { create } from 'zustand';

interface AskOnce {
  /** The next act is made with "ask for responses". */
  readonly armed: boolean;
  readonly arm: (armed: boolean) => void;
}

/** Whether the next act asks its windows of both seats, whatever their modes. It holds for one act. */
export const useAskOnce = create<AskOnce>()((set) => ({
  armed: false,
  arm: (armed) => set({ armed }),
}));
