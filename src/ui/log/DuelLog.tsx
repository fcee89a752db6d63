import { Fragment, memo, useLayoutEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import type { EventView, Player } from '../../engine/duel';
import { useTableTexts } from '../../i18n/table-texts';
import { useTimelineTexts } from '../../i18n/timeline-texts';
import type { TableEvent } from '../../store/running/table-events';
import { SeatShape } from '../art';
import { plainSentence } from './plain-sentence';
import { useCardInfo } from '../card/card-info';
import { useLive } from '../shared/use-live';
import { useDuelView } from '../faces/duel-view';
import { useTableScene } from '../table/table-context';
import { Sentence } from './Sentence';
import { RuleMark } from '../rules/RuleMark';
import { EventLine } from './EventLine';
import { isConsequence } from './sentence-keys';
import { tell } from './tell';
import type { Told } from './told';
import './log.css';

const LINES_AT_ONCE = 80;

/** The way from a line to the position after it. It lies under the whole line; cards and rules lie above it. */
function FromHere({ event }: { readonly event: Told }) {
  const { onLine, names } = useTableScene();
  const t = useTableTexts();
  const info = useCardInfo();
  const { review } = useTimelineTexts();
  if (!onLine) return null;
  return (
    <button
      type="button"
      className="log__from"
      tabIndex={-1}
      aria-label={`${review.fromHere}: ${plainSentence(event, { names, texts: t, info })}`}
      data-line={event.number}
      onClick={() => onLine(event.number)}
    />
  );
}

const Line = memo(
  function Line({ event }: { readonly event: Told; readonly reader: string }) {
    if (event.verb === 'phase')
      return (
        <li className="log__phase">
          <FromHere event={event} />
          <Sentence event={event} />
          {event.rule !== undefined && <RuleMark rule={event.rule} isStop={false} />}
        </li>
      );
    return (
      <li className={isConsequence(event) ? 'log__sub' : undefined} data-verb={event.verb}>
        <FromHere event={event} />
        <SeatShape seat={event.player} />
        <Sentence event={event} />
        {event.rule !== undefined && <RuleMark rule={event.rule} isStop={false} />}
      </li>
    );
  },
  (before, after) => before.reader === after.reader && JSON.stringify(before.event) === JSON.stringify(after.event),
);

/** Whose turn a turn is: told by its `turn` event, or else by who acted first in it. */
function ownerOfTurn(log: readonly EventView[], turn: number): Player | undefined {
  return (log.find((event) => event.turn === turn && event.verb === 'turn') ?? log.find((event) => event.turn === turn))?.player;
}

function TurnHead({ turn }: { readonly turn: number }) {
  const view = useDuelView();
  const { names } = useTableScene();
  const t = useTableTexts();
  const owner = ownerOfTurn(view.log, turn);
  // A duel taken up from its last position does not know what came before.
  const beginning = view.turn <= 1 || view.log.some((event) => event.turn === 1);
  return (
    <h3>
      {turn === 0 ? (
        beginning ? (
          t.log.before
        ) : (
          t.log.earlier
        )
      ) : (
        <>
          {t.log.turn(turn)}
          {owner !== undefined && (
            <>
              <SeatShape seat={owner} />
              {names[owner]}
            </>
          )}
        </>
      )}
    </h3>
  );
}

/** Up and down walk between the lines, the cards that they name and the rules that explain them. */
function walkNames(event: KeyboardEvent<HTMLElement>): void {
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  const names = [...event.currentTarget.querySelectorAll<HTMLElement>('.log__from, .named, .rule-mark')];
  const at = names.findIndex((name) => name === document.activeElement);
  const next = at < 0 ? names.at(-1) : names[at + step];
  if (step === 0 || !next) return;
  event.preventDefault();
  next.focus();
}

/** What happened at the table between two lines of the log. */
const eventsIn = (events: readonly TableEvent[], from: number, before: number) =>
  events.map((event, i) => event.line >= from && event.line < before && <EventLine key={`at the table ${i}`} event={event} />);

/** What has happened, oldest first, by turns; it stays at the newest line unless somebody reads back. */
export function DuelLog() {
  const view = useDuelView();
  const { names, events } = useTableScene();
  const t = useTableTexts();
  const [lines, setLines] = useState(LINES_AT_ONCE);
  const list = useRef<HTMLDivElement>(null);
  const live = useLive('polite');
  const atEnd = useRef(true);
  const told = useMemo(() => tell(view.log), [view.log]);
  const shown = told.slice(-lines);
  const turns = [...new Set(shown.map((event) => event.turn))];
  const reader = [view.viewer, t.log.title, ...names].join(' ');
  useLayoutEffect(() => {
    if (list.current && atEnd.current) list.current.scrollTop = list.current.scrollHeight;
  });
  return (
    <section className="log tray" aria-label={t.log.title}>
      <h2 className="tray__head">{t.log.title}</h2>
      <div
        ref={list}
        className="log__lines"
        role="log"
        aria-live={live}
        aria-label={t.log.title}
        tabIndex={0}
        onKeyDown={walkNames}
        onScroll={(event) => {
          const box = event.currentTarget;
          atEnd.current = box.scrollHeight - box.scrollTop - box.clientHeight < 24;
        }}
      >
        {told.length > shown.length && (
          <button type="button" className="log__more" onClick={() => setLines((n) => n + LINES_AT_ONCE)}>
            {t.log.earlier}
          </button>
        )}
        {turns.map((turn) => (
          <section key={turn} className="log__turn">
            <TurnHead turn={turn} />
            <ol>
              {shown.map(
                (event, i) =>
                  event.turn === turn && (
                    <Fragment key={event.number}>
                      {i === 0 && eventsIn(events, -Infinity, event.number)}
                      <Line event={event} reader={reader} />
                      {eventsIn(events, event.number, shown[i + 1]?.number ?? Infinity)}
                    </Fragment>
                  ),
              )}
            </ol>
          </section>
        ))}
      </div>
    </section>
  );
}
