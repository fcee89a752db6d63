import type { Seat as Player } from '../../../engine/table';
import { usePromptTexts } from '../../../i18n/prompt-texts';
import type { ShownOf, Table } from '../../../store/desk/table';
import { useKeyTitle } from '../../../store/keeping/keys';
import { SeatShape, seatClass } from '../../base/art';
import type { Tale } from '../log/tale';
import { Button } from '../../base/shared/Button';
import { pressRespond } from './windows';

interface RespondToolProps {
  readonly table: Table;
  readonly tale: Tale;
  readonly seat: Player;
}

/** The same in the dock, for the seat that is asked: in its place also while there is nothing to go back to. */
export function OwnRespondButton({ table, seat }: { readonly table: ShownOf; readonly seat: Player }) {
  const { respond } = usePromptTexts();
  const titled = useKeyTitle();
  const press = (): void => pressRespond(seat, table);
  return (
    <Button
      hint="⇧R"
      title={titled(respond.ownTitle, '⇧R')}
      reason={table.windows[seat].length === 0 ? '' : undefined}
      data-act="respond"
      data-seat={seat}
      onClick={press}
      onWhyNot={press}
    >
      {respond.own}
    </Button>
  );
}

/**
 * Respond, at the edge of a seat: the same for every seat and always there, whatever it holds. Beside it stands the newest
 * window that passed without a question. The seat that is asked finds its own in the dock.
 */
export function RespondTool({ table, tale, seat }: RespondToolProps) {
  const { respond } = usePromptTexts();
  const windows = table.windows[seat];
  const newest = windows.at(-1);
  const isAsked = table.question?.player === seat;
  if (isAsked || table.sitters[seat] !== 'person' || table.view.result || table.review || table.standstill) return null;
  return (
    <div className={`respond ${seatClass(seat)}`}>
      {newest && (
        <span className="respond__open">
          <b>{respond.open(tale.before(newest))}</b>
          <span>
            {[respond.may(tale.names[seat]), ...(windows.length > 1 ? [respond.earlier(windows.length - 1)] : [])].join(' · ')}
          </span>
        </span>
      )}
      <Button tone="seat" hint="R" data-act="respond" data-seat={seat} onClick={() => pressRespond(seat, table)}>
        <SeatShape seat={seat} />
        {respond.button}
        {windows.length > 0 && <b className="respond__count">{windows.length}</b>}
      </Button>
    </div>
  );
}
