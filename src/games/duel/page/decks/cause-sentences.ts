import type { Cause } from '../../../../decks';
import { causeSentence, useDeckTexts } from '../../../../i18n/deck-texts';
import { useLanguage } from '../../../../i18n/language';
import { factsOf } from '../../../../store/decks/deck-book';

/** Says a cause as a sentence in the language of the table. */
export function useCauseSentence(): (cause: Cause) => string {
  const texts = useDeckTexts();
  const language = useLanguage();
  return (cause) => causeSentence(cause, 'card' in cause ? (factsOf(cause.card)?.[language] ?? String(cause.card)) : '', texts);
}
