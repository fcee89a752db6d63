import { Fragment, memo, useLayoutEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import type { EventView, Player } from '../../engine/duel';
import { useTableTexts } from '../../i18n/table-texts';
import { SeatShape } from '../art';
import { plainSentence } from './plain-sentence';
import { useCardInfo } from '../card/card-info';
import { useLive } from '../shared/use-live';
import { useDuelView } from '../faces/duel-view';
import { useTableScene } from '../table/table-context';
import { Sentence } from './Sentence';
import { RuleMark } from '../rules/RuleMark';
import { EventLines } from './EventLine';
import { FromHere } from './FromHere';
import { isConsequence } from './sentence-keys';
import { tell } from './tell';
import type { Told } from './told';
import './log.css';

const LINES_AT_ONCE = 80;

function LineFromHere({ event }: { readonly event: Told }) {
  const { names } = useTableScene();
  const t = useTableTexts();
  const info = useCardInfo();
  return <FromHere line={event.number} text={() => plainSentence(event, { names, texts: t, info })} />;
}

const Line = memo(
  function Line({ event }: { readonly event: Told; readonly reader: string }) {
    if (event.verb === 'phase')
      return (
        <li className="log__phase">
          <LineFromHere event={event} />
          <Sentence event={event} />
          {event.rule !== undefined && <RuleMark rule={event.rule} isStop={false} />}
        </li>
      );
    return (
      <li className={isConsequence(event) ? 'log__sub' : undefined} data-verb={event.verb}>
        <LineFromHere event={event} />
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

/** What has happened, oldest first, by turns; it stays at the newest line unless somebody reads back. */
export function DuelLog() {
  const view = useDuelView();
  const { names } = useTableScene();
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
                      {i === 0 && <EventLines from={-Infinity} before={event.number} />}
                      <Line event={event} reader={reader} />
                      <EventLines from={event.number} before={shown[i + 1]?.number ?? Infinity} />
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
