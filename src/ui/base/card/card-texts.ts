import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { LANGUAGES, useLanguage } from '../../../i18n/language';
import type { Clause } from '../../../store/cards/card-texts';
import { cardFacts } from '../../../store/cards/card-book';
import { cardTexts, cardTextsAreThere, fetchCardTexts, linesOf, whenCardTextsCome } from '../../../store/cards/card-texts';
import { useCardWords } from './card-words';

/**
 * What cards do, part by part, in the language of the table. Empty until it has come, and for a card without text; of a Normal
 * Monster that it has no effect.
 */
export function useCardTexts(): (passcode: number) => readonly string[] {
  const language = useLanguage();
  const words = useCardWords();
  const thereNow = (): boolean => cardTextsAreThere(language);
  const isThere = useSyncExternalStore(whenCardTextsCome, thereNow, thereNow);
  useEffect(() => void fetchCardTexts(language).catch(() => undefined), [language]);
  return useCallback(
    (passcode) => {
      const lines = isThere ? cardTexts(passcode)?.[language] : [];
      if (lines !== undefined) return lines;
      const facts = cardFacts(passcode);
      return facts?.kind === 'monster' && facts.subtype === 'normal' ? [words.noEffect(facts.race ?? '')] : [];
    },
    [language, isThere, words],
  );
}

/** Both languages of what cards do are fetched, for a search that looks in both. @returns whether both are there */
export function useTextsOfBothLanguages(): boolean {
  useEffect(() => {
    for (const language of LANGUAGES) void fetchCardTexts(language).catch(() => undefined);
  }, []);
  const thereNow = (): boolean => LANGUAGES.every(cardTextsAreThere);
  return useSyncExternalStore(whenCardTextsCome, thereNow, thereNow);
}

/** The lines of a card's words that stand for one of its doings, in the language of the table. */
export function useClauseWords(): (passcode: number, clause: Clause) => readonly string[] {
  const textsOf = useCardTexts();
  return useCallback(
    (passcode, clause) => linesOf(passcode, clause).map((line) => (textsOf(passcode)[line] ?? '').replace(/^[•・]\s*/, '')),
    [textsOf],
  );
}

const NUMERALS = ['①', '②', '③', '④', '⑤', '⑥', '⑦', '⑧', '⑨'];

/** The sign that stands before a part of a card, in the inspector and wherever the part is named. */
export const numeral = (number: number): string => NUMERALS[number - 1] ?? String(number);
