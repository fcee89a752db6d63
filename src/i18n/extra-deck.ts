import { create } from 'zustand';
import { useLanguage, type Language } from './language';

/** What the pile beside the Main Deck is called: the Fusion Deck of 2004, or the extra deck where more goes into it. */
export type DeckWord = 'fusion' | 'extra';

interface DeckWordStore {
  readonly word: DeckWord;
}

const useDeckWordStore = create<DeckWordStore>()(() => ({ word: 'fusion' }));

/** The page says by which word the pile is called from now on. */
export function callExtraDeck(word: DeckWord): void {
  useDeckWordStore.setState({ word });
}

const wordOf = ({ word }: DeckWordStore): DeckWord => word;

export const useDeckWord = (): DeckWord => useDeckWordStore(wordOf);

/** The word in full, and where there is little room. */
const OTHER: Readonly<Record<Language, Readonly<Record<DeckWord, readonly [whole: string, short: string]>>>> = {
  en: { fusion: ['Fusion Deck', 'Fusion'], extra: ['Extra Deck', 'Extra'] },
  ja: { fusion: ['融合デッキ', '融合'], extra: ['エクストラデッキ', 'EX'] },
};

function reworded<T>(texts: T, language: Language): T {
  const { fusion, extra } = OTHER[language];
  const again = (part: unknown): unknown => {
    if (typeof part === 'string') return part === fusion[1] ? extra[1] : part.replaceAll(fusion[0], extra[0]);
    if (typeof part === 'function') return (...given: unknown[]) => again((part as (...given: unknown[]) => unknown)(...given));
    if (Array.isArray(part)) return part.map(again);
    if (typeof part !== 'object' || part === null) return part;
    return Object.fromEntries(Object.entries(part).map(([key, one]) => [key, again(one)]));
  };
  return again(texts) as T;
}

/** Texts that name the pile, by either word: every catalogue is written once, with that of 2004. */
export type Worded<T> = Readonly<Record<DeckWord, Readonly<Record<Language, T>>>>;

export const worded = <T>({ en, ja }: Readonly<Record<Language, T>>): Worded<T> => ({
  fusion: { en, ja },
  extra: { en: reworded(en, 'en'), ja: reworded(ja, 'ja') },
});

export function useWorded<T>(texts: Worded<T>): T {
  return texts[useDeckWord()][useLanguage()];
}
