import type { Value } from '../../../../engine/duel';
import type { Language } from '../../../../i18n/language';
import { cardNamed, fold, wordsOf } from '../../../../store/cards/card-book';

/** A card name that may be declared, as the table writes it. */
export interface DeclaredName {
  readonly value: Value;
  readonly label: string;
  /** What a search is compared with: the name in both languages, folded. */
  readonly found: readonly string[];
}

/** The names in the order of the language. */
export function declaredNames(values: readonly Value[], language: Language): readonly DeclaredName[] {
  const names = values.map((value): DeclaredName => {
    const facts = cardNamed(String(value));
    return {
      value,
      label: facts?.[language] ?? String(value),
      found: facts ? [fold(facts.en), fold(facts.ja)] : [fold(String(value))],
    };
  });
  return names.sort((a, b) => a.label.localeCompare(b.label, language));
}

/** The names that hold every word of the search, in either language, wide or narrow, in either kana. */
export function namesLike(names: readonly DeclaredName[], search: string): readonly DeclaredName[] {
  const words = wordsOf(search);
  return words.length === 0
    ? names
    : names.filter(({ found }) => found.some((name) => words.every((word) => name.includes(word))));
}
