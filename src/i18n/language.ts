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

/** The same for all who ask: whoever asks anew each time it is drawn would be listened to anew each time. */
const languageOf = ({ language }: LanguageStore): Language => language;

export const useLanguage = (): Language => useLanguageStore(languageOf);

export function chooseLanguage(language: Language): void {
  useLanguageStore.getState().choose(language);
}
