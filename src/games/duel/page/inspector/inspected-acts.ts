import type { ShownDuel } from '../../table';
import { useMemo } from 'react';
import type { Place } from '../../../../engine/table';
import { isAskedInPrivate } from '../../../../store/desk/question';
import type { Speech } from '../prompt/sentences';
import { useThoughts } from '../prompt/thoughts';
import type { InspectedAct } from '../../../../ui/table/inspector/AtThisMoment';

/** What may be done with the card that is read, where the screen is that of its player. */
export function useInspectedActs(table: ShownDuel, place: Place | undefined, speech: Speech): readonly InspectedAct[] {
  const thoughts = useThoughts(table, isAskedInPrivate(table) ? place : undefined, speech);
  return useMemo(
    () => thoughts.map(({ label, options, reasons }) => ({ label, enabled: options.length > 0, reasons })),
    [thoughts],
  );
}
