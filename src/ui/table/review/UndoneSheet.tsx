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
  const close = (): void => (table.request ? useTable.getState().reply(false) : leavePreview(table));
  return (
    <SheetFrame name={undone.title} title={undone.title} note={undone.note(answers)} onClose={close}>
      <ol className="undone" data-undone>
        {told.map(({ number, player, text }) => (
          <li key={number}>
            <SeatShape seat={player} />
            <span>{text}</span>
          </li>
        ))}
        {drawn > 0 && <li className="undone__plain">{undone.draws(drawn)}</li>}
        {told.length === 0 && drawn === 0 && <li className="undone__plain">{answers > 0 ? undone.passes : undone.nothing}</li>}
      </ol>
    </SheetFrame>
  );
}
