import { useMemo } from 'react';
import { useTimelineTexts } from '../../../i18n/timeline-texts';
import { useTable } from '../../../store/desk/table-store';
import type { Table } from '../../../store/desk/table';
import { otherPlayer } from '../../../store/seats';
import type { Timeline, TurnSegment } from '../../../store/going-back/timeline';
import { SeatShape } from '../../base/art';
import type { Tale } from '../log/tale';
import { useDock } from '../../base/shared/dock-store';
import { Button } from '../../base/shared/Button';
import { ListRow } from '../../base/shared/ListRow';
import { Hint } from '../../base/shared/Note';
import { SheetFrame } from '../../base/shared/SheetFrame';
import { TickStrip } from './TickStrip';
import './timeline.css';

interface TimelineSheetProps {
  readonly table: Pick<Table, 'review' | 'blocked'>;
  readonly tale: Tale;
}

/** What stands above a row of decisions; in a lane of what was taken back it is quieter. */
const HEAD = `flex items-center gap-2 rounded px-1 normal-nums font-text text-note/close font-semibold text-gold-1 in-[.lane]:font-medium
  in-[.lane]:text-writing-2 [&_.shape]:flex-none [&_.shape]:text-[12px]`;

/** A turn: its name as a button, its decisions, and below it what was taken back. */
function Turn({ segment, line, table, tale }: TimelineSheetProps & { readonly segment: TurnSegment; readonly line: Timeline }) {
  const t = useTimelineTexts();
  const { names } = tale;
  const { review } = useTable.getState();
  const { turn, turnPlayer, ticks, chains, lanes } = segment;
  const at = table.review ?? { answers: line.now, branch: null };
  const isHere = (branch: number | null): boolean => at.branch === branch;
  const first = ticks.find((tick) => tick.answers >= line.earliest);
  return (
    <li data-turn={turn}>
      <ListRow className={HEAD} onClick={() => first && review(first.answers)}>
        <SeatShape seat={turnPlayer} />
        {t.turnOf(turn, names[turnPlayer])}
        <small className="ms-auto normal-nums font-text text-min/close font-medium text-writing-2 whitespace-nowrap">
          {t.decisions(ticks.length)}
        </small>
      </ListRow>
      <TickStrip
        ticks={ticks}
        chains={chains}
        at={isHere(null) ? at.answers : null}
        label={t.turnOf(turn, names[turnPlayer])}
        tale={tale}
        onGo={(answers) => review(answers)}
      />
      {lanes.map((lane) => (
        <div className="lane ms-3.5 ps-2 border-s-2 border-dashed border-s-st-preview" key={lane.branch} data-lane={lane.branch}>
          <ListRow className={HEAD} onClick={() => review(lane.at, lane.branch)}>
            <SeatShape seat={lane.by} />
            {t.lane[lane.why](names[lane.by])}
            <small className="ms-auto normal-nums font-text text-min/close font-medium text-writing-2 whitespace-nowrap">
              {t.taken(lane.ticks.length)}
            </small>
          </ListRow>
          <TickStrip
            ticks={lane.ticks}
            chains={[]}
            at={isHere(lane.branch) ? at.answers : null}
            label={t.lane[lane.why](names[lane.by])}
            tale={tale}
            onGo={(answers) => review(answers, lane.branch)}
          />
        </div>
      ))}
    </li>
  );
}

/** Whether the requests of each seat are still put to the other. */
function Requests({ table, tale: { names } }: TimelineSheetProps) {
  const { requests: t } = useTimelineTexts();
  return (
    <section aria-label={t.title}>
      <h3 className="sheet__part">{t.title}</h3>
      {([0, 1] as const).map((by) => {
        const blocked = table.blocked[by];
        const words = [names[by], names[otherPlayer(by)]] as const;
        return (
          <p
            key={by}
            className="grid grid-cols-[14px_minmax(0,1fr)_auto] items-center gap-2 px-1 py-0.75 normal-nums font-text text-note/even font-medium text-writing-2 [&_.shape]:text-[12px]"
          >
            <SeatShape seat={by} />
            <span>{blocked ? t.blocked(...words) : t.put(...words)}</span>
            <Button data-block={by} onClick={() => useTable.getState().block(by, !blocked)}>
              {blocked ? t.unblock : t.block}
            </Button>
          </p>
        );
      })}
    </section>
  );
}

/** What the signs mean. */
function Legend({ stack }: Pick<Tale, 'stack'>) {
  const { legend: t } = useTimelineTexts();
  return (
    <p className="legend flex flex-wrap gap-x-3.5 pt-2 normal-nums font-text text-min/close font-medium text-writing-2">
      <span className="inline-flex items-center gap-1.5">
        <i className="tick tick--act" />
        {t.act}
      </span>
      <span className="inline-flex items-center gap-1.5">
        <i className="tick" />
        {t.asked}
      </span>
      <span className="inline-flex items-center gap-1.5">
        <i className="tick tick--tacit" />
        {t.tacit}
      </span>
      <span className="inline-flex items-center gap-1.5">
        <i className="tick tick--forced" />
        {t.forced}
      </span>
      <span className="inline-flex items-center gap-1.5">
        <i className="tick tick--chain tick--chain-first tick--chain-last" />
        {stack}
      </span>
      <span className="inline-flex items-center gap-1.5">
        <i className="tick tick--act tick--left" />
        {t.lane}
      </span>
    </p>
  );
}

/** The game as a line, beside the field: any decision of it can be looked at. */
export function TimelineSheet({ table, tale }: TimelineSheetProps) {
  const t = useTimelineTexts();
  // The table changes with every answer and every look, and the line with it.
  const line = useMemo(() => table && useTable.getState().timeline(), [table]);
  if (!line) return null;
  return (
    <SheetFrame name={t.title} title={t.title} onClose={() => useDock.getState().close()}>
      <div className="line grid content-start gap-1 px-3 pb-3.5 overflow-auto min-h-0">
        <Hint className="px-0.5 pb-0.5">{t.hint}</Hint>
        <ol className="line__turns grid gap-0.5">
          {line.turns.map((segment) => (
            <Turn key={segment.turn} segment={segment} line={line} table={table} tale={tale} />
          ))}
        </ol>
        <Legend stack={tale.stack} />
        <Requests table={table} tale={tale} />
      </div>
    </SheetFrame>
  );
}
