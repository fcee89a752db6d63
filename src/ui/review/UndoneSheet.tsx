import { useTimelineTexts } from '../../i18n/timeline-texts';
import { useDuel, type Table } from '../../store/desk/duel-store';
import type { Reviewed } from '../../store/desk/table';
import { SeatShape } from '../art';
import { tell } from '../log/tell';
import type { Speech } from '../prompt/sentences';
import { plainSentence } from '../log/plain-sentence';
import { SheetFrame } from '../shared/SheetFrame';
import { leavePreview } from './leave-preview';

interface UndoneSheetProps {
  readonly table: Table;
  readonly review: Reviewed;
  readonly speech: Speech;
}

/** What going back to the position on the screen would take back, in sentences that both players may read. */
export function UndoneSheet({ table, review, speech }: UndoneSheetProps) {
  const { undone } = useTimelineTexts();
  const events = table.publicLog.filter((event) => event.number >= review.told);
  const told = tell(events).filter((event) => event.verb !== 'draw' && event.verb !== 'phase');
  const drawn = events.filter((event) => event.verb === 'draw').length;
  const { names, table: texts, info } = speech;
  const close = (): void => (table.request ? useDuel.getState().reply(false) : leavePreview(table));
  return (
    <SheetFrame name={undone.title} title={undone.title} note={undone.note(review.of - review.answers)} onClose={close}>
      <ol className="undone" data-undone>
        {told.map((event) => (
          <li key={event.number}>
            <SeatShape seat={event.player} />
            <span>{plainSentence(event, { names, texts, info })}</span>
          </li>
        ))}
        {drawn > 0 && <li className="undone__plain">{undone.draws(drawn)}</li>}
        {told.length === 0 && drawn === 0 && <li className="undone__plain">{undone.nothing}</li>}
      </ol>
    </SheetFrame>
  );
}
