import { useTimelineTexts } from '../../../i18n/timeline-texts';
import { useTableGround } from '../field/table-context';

/** The way from a line to the position after it. It lies under the whole line; cards and rules lie above it. */
export function FromHere({ line, text }: { readonly line: number; readonly text: () => string }) {
  const { onLine } = useTableGround();
  const { review } = useTimelineTexts();
  if (!onLine) return null;
  return (
    <button
      type="button"
      className="log__from"
      tabIndex={-1}
      aria-label={`${review.fromHere}: ${text()}`}
      data-line={line}
      onClick={() => onLine(line)}
    />
  );
}
