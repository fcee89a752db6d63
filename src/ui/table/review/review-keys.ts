import { useTable } from '../../../store/desk/table-store';
import type { Table } from '../../../store/desk/table';
import { useDock } from '../../base/shared/dock-store';
import { leavePreview, previewed } from './leave-preview';

/** A step along the timeline; a preview stands where it stands. */
const walk =
  (go: () => void) =>
  ({ review }: Pick<Table, 'review'>): boolean => {
    if (review?.kind === 'preview') return false;
    go();
    return true;
  };

/** The keys along the timeline of either game. @returns whether the key has done its work */
export const REVIEW_KEYS: Readonly<Record<string, (table: Pick<Table, 'review'>) => boolean>> = {
  v: () => {
    const { sheet, open } = useDock.getState();
    open(sheet?.kind === 'timeline' ? null : { kind: 'timeline' });
    return true;
  },
  '[': walk(() => useTable.getState().step(-1)),
  ']': walk(() => useTable.getState().step(1)),
  '{': walk(() => useTable.getState().stepTurn(-1)),
  '}': walk(() => useTable.getState().stepTurn(1)),
  home: walk(() => useTable.getState().toEnd('first')),
  end: walk(() => useTable.getState().toEnd('now')),
};

/** Esc: back to the present; from a preview to its list. */
export function leavesReview(table: Table): boolean {
  if (!table.review) return false;
  if (table.review.kind === 'preview') leavePreview(table);
  else useTable.getState().leaveReview();
  return true;
}

/** Enter: play goes back to the window whose preview stands on the screen. */
export function objects(table: Table, { target }: Pick<KeyboardEvent, 'target'>): boolean {
  const window = previewed(table);
  if (!window || (target instanceof Element && target.closest('button') !== null)) return false;
  useTable.getState().respond(window);
  return true;
}
