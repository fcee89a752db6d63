import { useTable } from '../../../store/desk/table-store';
import type { Table, OpenWindow } from '../../../store/desk/table';
import { useDock } from '../../base/shared/dock-store';

type Previewing = Pick<Table, 'review' | 'windows' | 'askableWindows'>;

/** The window whose preview stands on the screen. */
export const previewed = ({ review, windows, askableWindows }: Previewing): OpenWindow | undefined =>
  review?.kind === 'preview'
    ? [...windows, ...askableWindows].flat().find((window) => window.answers === review.answers)
    : undefined;

/** Back from the preview of a window to the list from which it came. */
export function leavePreview(table: Previewing): void {
  const window = previewed(table);
  useTable.getState().leaveReview();
  if (window) useDock.getState().open({ kind: 'windows', seat: window.player });
}
