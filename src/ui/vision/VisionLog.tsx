import { Fragment, useLayoutEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { useVisionTexts } from '../../i18n/vision-texts';
import { SeatShape } from '../art';
import { useCardNames } from '../card/card-info';
import { EventLines } from '../log/EventLine';
import { FromHere } from '../log/FromHere';
import { useLive } from '../shared/use-live';
import { useTableScene } from '../table/table-context';
import { follows, sentenceOf, tellEvents, type ToldEvent } from './told';
import { useVision } from './vision-context';
import { plainLine } from './vision-tale';
import '../log/log.css';

const LINES_AT_ONCE = 80;

function Sentence({ event }: { readonly event: ToldEvent }) {
  const texts = useVisionTexts();
  const cardName = useCardNames();
  const { names, onInspectCard } = useTableScene();
  return (
    <span className="sentence">
      {sentenceOf(event, texts).map((piece, i) => {
        switch (piece.kind) {
          case 'text':
            return <span key={i}>{piece.text}</span>;
          case 'strong':
            return <b key={i}>{piece.text}</b>;
          case 'seat':
            return <b key={i}>{names[piece.seat]}</b>;
          case 'card': {
            const inspect = (): void => onInspectCard(piece.passcode);
            return (
              <button
                key={i}
                type="button"
                tabIndex={-1}
                className="named"
                onFocus={inspect}
                onPointerEnter={inspect}
                onClick={inspect}
              >
                {cardName(piece.passcode).name}
              </button>
            );
          }
        }
      })}
    </span>
  );
}

function Line({ event }: { readonly event: ToldEvent }) {
  const { names } = useTableScene();
  const texts = useVisionTexts();
  const cardNames = useCardNames();
  const from = (
    <FromHere
      line={event.number}
      text={() => plainLine(event, { names, texts, cardName: (passcode) => cardNames(passcode).name })}
    />
  );
  if (event.verb === 'phase')
    return (
      <li className="log__phase">
        {from}
        <Sentence event={event} />
      </li>
    );
  return (
    <li className={follows(event) ? 'log__sub' : undefined} data-verb={event.verb}>
      {from}
      <SeatShape seat={event.player} />
      <Sentence event={event} />
    </li>
  );
}

/** Up and down walk between the lines and the cards that they name. */
function walkNames(event: KeyboardEvent<HTMLElement>): void {
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  const names = [...event.currentTarget.querySelectorAll<HTMLElement>('.log__from, .named')];
  const at = names.findIndex((name) => name === document.activeElement);
  const next = at < 0 ? names.at(-1) : names[at + step];
  if (step === 0 || !next) return;
  event.preventDefault();
  next.focus();
}

/** What has happened, oldest first, by turns; it stays at the newest line unless somebody reads back. */
export function VisionLog() {
  const { view } = useVision().table;
  const { names } = useTableScene();
  const t = useVisionTexts().log;
  const [lines, setLines] = useState(LINES_AT_ONCE);
  const list = useRef<HTMLDivElement>(null);
  const atEnd = useRef(true);
  const live = useLive('polite');
  const told = useMemo(() => tellEvents(view.log), [view.log]);
  const shown = told.slice(-lines);
  const turns = [...new Set(shown.map(({ turn }) => turn))];
  const hasOpening = told[0]?.verb !== 'turn';
  useLayoutEffect(() => {
    if (list.current && atEnd.current) list.current.scrollTop = list.current.scrollHeight;
  });
  const head = (turn: number) => {
    const begun = told.find((event) => event.turn === turn && event.verb === 'turn');
    return begun ? (
      <>
        {t.turn(turn)} <SeatShape seat={begun.player} />
        {names[begun.player]}
      </>
    ) : hasOpening && turn <= 1 ? (
      t.before
    ) : (
      t.turn(turn)
    );
  };
  return (
    <section className="log tray" aria-label={t.title}>
      <h2 className="tray__head">{t.title}</h2>
      <div
        ref={list}
        className="log__lines"
        role="log"
        aria-live={live}
        aria-label={t.title}
        tabIndex={0}
        onKeyDown={walkNames}
        onScroll={(event) => {
          const box = event.currentTarget;
          atEnd.current = box.scrollHeight - box.scrollTop - box.clientHeight < 24;
        }}
      >
        {told.length > shown.length && (
          <button type="button" className="log__more" onClick={() => setLines((n) => n + LINES_AT_ONCE)}>
            {t.earlier}
          </button>
        )}
        {turns.map((turn) => (
          <section key={turn} className="log__turn">
            <h3>{head(turn)}</h3>
            <ol>
              {shown.map(
                (event, i) =>
                  event.turn === turn && (
                    <Fragment key={event.number}>
                      {i === 0 && <EventLines from={-Infinity} before={event.number} />}
                      {event.verb !== 'turn' && <Line event={event} />}
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
