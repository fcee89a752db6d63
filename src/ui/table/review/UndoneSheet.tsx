import { useTimelineTexts } from '../../../i18n/timeline-texts';
import { useTable } from '../../../store/desk/table-store';
import type { Table, Reviewed } from '../../../store/desk/table';
import type { Moment } from '../../../games/view';
import { SeatShape } from '../../base/art';
import type { Tale } from '../log/tale';
import { SheetFrame } from '../../base/shared/SheetFrame';
import { leavePreview } from './leave-preview';

interface UndoneSheetProps {
  readonly table: Table;
  readonly review: Reviewed<Moment>;
  readonly tale: Tale;
}

/** What going back to the position on the screen would take back, in sentences that both players may read. */
export function UndoneSheet({ table, review, tale }: UndoneSheetProps) {
  const { undone } = useTimelineTexts();
  const { told, drawn } = tale.since(review.told);
  const answers = review.of - review.answers;
  const rest = drawn > 0 ? undone.draws(drawn) : told.length > 0 ? undefined : answers > 0 ? undone.passes : undone.nothing;
  const close = (): void => (table.request ? useTable.getState().reply(false) : leavePreview(table));
  return (
    <SheetFrame name={undone.title} title={undone.title} note={undone.note(answers)} onClose={close}>
      <ol className="grid content-start gap-0.5 overflow-auto px-3.5 pt-0.5 pb-3.5" data-undone>
        {told.map(({ number, player, text }) => (
          <li
            key={number}
            className="grid grid-cols-[16px_minmax(0,1fr)] gap-2 py-1.25 normal-nums font-text text-note/[1.35] font-medium text-writing-1 line-through decoration-st-preview decoration-1 [&_.shape]:mt-0.75 [&_.shape]:text-[12px]"
          >
            <SeatShape seat={player} />
            <span>{text}</span>
          </li>
        ))}
        {rest !== undefined && (
          <li className="py-1.25 normal-nums font-text text-note/[1.35] font-medium text-writing-2">{rest}</li>
        )}
      </ol>
    </SheetFrame>
  );
}
