import { useMemo } from 'react';
import { useLanguage } from '../../i18n/language';
import { cardFacts } from '../../store/cards/card-book';
import type { CardInfo } from '../base/card/card-info';

/** What is printed on cards, in the language of the table. */
export function usePrintedCards(): CardInfo {
  const language = useLanguage();
  return useMemo(
    () => (passcode) => {
      const facts = cardFacts(passcode);
      if (!facts) throw new Error(`no card has the passcode ${passcode}`);
      return { name: facts[language], facts };
    },
    [language],
  );
}
