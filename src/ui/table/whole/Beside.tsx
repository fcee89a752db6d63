import { useDeferredValue, useMemo, type ReactNode } from 'react';
import { TableNowProvider, type TableNow } from '../field/table-context';

interface BesideProps {
  readonly now: TableNow;
  /** Who looks, and at which line of play. */
  readonly sight: string;
  readonly children: ReactNode;
}

/**
 * What is read beside the field: card, chain, log. A press is seen on the field and in the prompt first; these are drawn after
 * that, in pieces between which the page answers. Only for whoever has been looking: nothing that one viewer could read, or that
 * stood in another position, waits here for the next one.
 */
export function Beside({ now, sight, children }: BesideProps) {
  const fresh = useMemo(() => ({ now, sight, children }), [now, sight, children]);
  const late = useDeferredValue(fresh);
  const shown = late.sight === sight ? late : fresh;
  return <TableNowProvider value={shown.now}>{shown.children}</TableNowProvider>;
}
