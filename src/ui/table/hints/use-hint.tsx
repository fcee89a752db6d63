import { useMemo, type ReactNode } from 'react';
import { useLanguage, type Language } from '../../../i18n/language';
import type { Table } from '../../../store/desk/table';
import { fittingOf, standsWith, type Occasion } from '../../../store/hints/occasion';
import { HintSlip, useOfferedHint } from './HintSlip';

/** What a hint of a game says, and when it fits. */
export interface Hint<T extends Table = Table> extends Occasion<T, string> {
  readonly name: string;
  readonly words: Readonly<Record<Language, { readonly title: string; readonly text: string }>>;
}

/** The hint that stands now, of these, the most important first; null: none, as where there is no `table` to hint at. */
export function useHint(hints: readonly Hint[], table: Table | null): ReactNode {
  const language = useLanguage();
  const shown = useOfferedHint(useMemo(() => (table ? fittingOf(hints, table) : []), [hints, table]));
  const hint = hints.find(({ name }) => name === shown);
  if (!table || !hint || !standsWith(hint, table)) return null;
  return <HintSlip hint={hint.name} rule={hint.rule} {...hint.words[language]} />;
}
