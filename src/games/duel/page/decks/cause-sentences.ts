import type { Cause } from '../../../../decks';
import { causeSentence, useCauseTexts } from '../../../../i18n/cause-texts';
import { useLanguage } from '../../../../i18n/language';
import { factsOf } from '../../../../store/decks/deck-book';

/** Says a cause as a sentence in the language of the table. */
export function useCauseSentence(): (cause: Cause) => string {
  const texts = useCauseTexts();
  const language = useLanguage();
  return (cause) => causeSentence(cause, 'card' in cause ? (factsOf(cause.card)?.[language] ?? String(cause.card)) : '', texts);
}
