import { useCallback } from 'react';
import { useLanguage } from '../../i18n/language';
import { cardTexts } from '../../store/cards/card-texts';

/** What cards do, part by part, in the language of the table. Empty for a card without text. */
export function useCardTexts(): (passcode: number) => readonly string[] {
  const language = useLanguage();
  return useCallback((passcode) => cardTexts(passcode)?.[language] ?? [], [language]);
}
