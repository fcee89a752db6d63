import { useCallback } from 'react';
import { useLanguage } from '../../../i18n/language';
import type { Clause } from '../../../store/cards/card-texts';
import { cardTexts, linesOf } from '../../../store/cards/card-texts';

/** What cards do, part by part, in the language of the table. Empty for a card without text. */
export function useCardTexts(): (passcode: number) => readonly string[] {
  const language = useLanguage();
  return useCallback((passcode) => cardTexts(passcode)?.[language] ?? [], [language]);
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
