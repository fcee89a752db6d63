import { create } from 'zustand';

/** What has just happened to the decks, said once in words. */
interface DeckNoteStore {
  readonly note: string;
  readonly say: (note: string) => void;
}

export const useDeckNote = create<DeckNoteStore>()((set) => ({
  note: '',
  say: (note) => set({ note }),
}));
