import { useDuel, type Table } from '../../store/desk/duel-store';
import type { OpenWindow } from '../../store/desk/table';
import { useDock } from '../shared/dock-store';

/** The window whose preview stands on the screen. */
export const previewed = ({ review, windows, askableWindows }: Table): OpenWindow | undefined =>
  review?.kind === 'preview'
    ? [...windows, ...askableWindows].flat().find((window) => window.answers === review.answers)
    : undefined;

/** Back from the preview of a window to the list from which it came. */
export function leavePreview(table: Table): void {
  const window = previewed(table);
  useDuel.getState().leaveReview();
  if (window) useDock.getState().open({ kind: 'windows', seat: window.player });
}
