import { create } from 'zustand';

/** The languages of the table; every text exists in all of them. */
export const LANGUAGES = ['en', 'ja'] as const;
export type Language = (typeof LANGUAGES)[number];

interface LanguageStore {
  readonly language: Language;
  readonly choose: (language: Language) => void;
}

const useLanguageStore = create<LanguageStore>()((set) => ({
  language: 'en',
  choose: (language) => set({ language }),
}));

export const useLanguage = (): Language => useLanguageStore((store) => store.language);

export function chooseLanguage(language: Language): void {
  useLanguageStore.getState().choose(language);
}
