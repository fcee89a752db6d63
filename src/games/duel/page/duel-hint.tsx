import type { DuelTable } from '../table';
import { useMemo, type ReactNode } from 'react';
import { useHintTexts } from '../../../i18n/hint-texts';
import { fittingHints, HINTS, OCCASIONS } from '../hints';
import { standsWith } from '../../../store/hints/occasion';
import { HintSlip, useOfferedHint } from '../../../ui/table/hints/HintSlip';

/** The hint of a duel that stands now; null: none, as beside a lesson. */
export function useDuelHint(table: DuelTable | null): ReactNode {
  const { hints } = useHintTexts();
  const shown = useOfferedHint(useMemo(() => (table ? fittingHints(table) : []), [table]));
  const hint = HINTS.find((one) => one === shown);
  if (!table || !hint || !standsWith(OCCASIONS[hint], table)) return null;
  return <HintSlip hint={hint} rule={OCCASIONS[hint].rule} {...hints[hint]} />;
}
