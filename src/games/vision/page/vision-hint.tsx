import type { VisionTable } from '../table';
import { useMemo, type ReactNode } from 'react';
import { useLanguage } from '../../../i18n/language';
import { visionHintWords } from '../texts/hint-words';
import { fittingVisionHints, VISION_HINTS, VISION_OCCASIONS } from '../hints';
import { standsWith } from '../../../store/hints/occasion';
import { HintSlip, useOfferedHint } from '../../../ui/table/hints/HintSlip';

/** The hint of a game of VISION that stands now; null: none, as beside a lesson. */
export function useVisionHint(table: VisionTable | null): ReactNode {
  const words = visionHintWords[useLanguage()];
  const shown = useOfferedHint(useMemo(() => (table ? fittingVisionHints(table) : []), [table]));
  const hint = VISION_HINTS.find((one) => one === shown);
  if (!table || !hint || !standsWith(VISION_OCCASIONS[hint], table)) return null;
  return <HintSlip hint={hint} rule={VISION_OCCASIONS[hint].rule} {...words[hint]} />;
}
