import type { Player } from '../../engine/duel';
import type { Table } from '../../store/desk/duel-store';
import { SeatShape, seatClass } from '../art';
import { Button } from '../shared/Button';
import type { Speech } from './sentences';
import { pressRespond, windowStory } from './windows';

interface RespondToolProps {
  readonly table: Table;
  readonly speech: Speech;
  readonly seat: Player;
}

/**
 * Respond, at the edge of a seat: the same for every seat and always there, whatever it holds. Beside it stands the newest
 * window that passed without a question. The seat that is asked finds its own in the dock.
 */
export function OwnRespondButton({ table, speech, seat }: RespondToolProps) {
  if (table.windows[seat].length === 0) return null;
  return (
    <Button hint="⇧R" data-act="respond" data-seat={seat} onClick={() => pressRespond(seat, table)}>
      {speech.prompt.respond.own}
    </Button>
  );
}

export function RespondTool({ table, speech, seat }: RespondToolProps) {
  const { prompt, names } = speech;
  const windows = table.windows[seat];
  const newest = windows.at(-1);
  const isAsked = table.question?.player === seat;
  if (isAsked || table.view.result || table.review || table.standstill) return null;
  return (
    <div className={`respond ${seatClass(seat)}`}>
      {newest && (
        <span className="respond__open">
          <b>{prompt.respond.open(windowStory(newest, table, speech))}</b>
          <span>
            {[prompt.respond.may(names[seat]), ...(windows.length > 1 ? [prompt.respond.earlier(windows.length - 1)] : [])].join(
              ' · ',
            )}
          </span>
        </span>
      )}
      <Button tone="seat" hint="R" data-act="respond" data-seat={seat} onClick={() => pressRespond(seat, table)}>
        <SeatShape seat={seat} />
        {prompt.respond.button}
        {windows.length > 0 && <b className="respond__count">{windows.length}</b>}
      </Button>
    </div>
  );
}
