import { useMemo, type ReactNode } from 'react';
import type { Place } from '../../../engine/table';
import { useDock, type Selection } from '../../base/shared/dock-store';
import type { TableMarks } from '../field/marks';
import { TableMarksProvider, useTableMarks } from '../field/table-context';

interface SelectionMarksProps {
  /** What the question marks, with what is selected for it. */
  readonly marksOf: (selection: Selection) => TableMarks;
  /** A hook: what would come of aiming there. */
  readonly useForetold: (aims: TableMarks['aims']) => TableMarks['foretold'];
  readonly children: ReactNode;
}

/** What the question marks on the table below. A selection draws again what it marks, and not the table. */
export function SelectionMarks({ marksOf, useForetold, children }: SelectionMarksProps) {
  const selected = useDock((dock) => dock.selected);
  const isAiming = useDock((dock) => dock.isAiming);
  const picked = useDock((dock) => dock.picked);
  const dropped = useDock((dock) => dock.dropped);
  const marks = useMemo(() => marksOf({ selected, dropped, isAiming, picked }), [marksOf, selected, dropped, isAiming, picked]);
  const foretold = useForetold(marks.aims);
  const all = useMemo(() => (foretold ? { ...marks, foretold } : marks), [marks, foretold]);
  return <TableMarksProvider value={all}>{children}</TableMarksProvider>;
}

/** Besides, the card of which a guide says that it comes next. */
export function NextMark({ next, children }: { readonly next: Place | undefined; readonly children: ReactNode }) {
  const asked = useTableMarks();
  const marks = useMemo(() => (next === undefined ? asked : { ...asked, next }), [asked, next]);
  return <TableMarksProvider value={marks}>{children}</TableMarksProvider>;
}
