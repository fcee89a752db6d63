import { memo, useLayoutEffect, useRef, useState } from 'react';
import type { EventView } from '../../engine/duel/views/view';
import type { Player } from '../../engine/duel/model/vocabulary';
import { useTableTexts } from '../../i18n/table-texts';
import { SeatShape } from '../art';
import { useTableScene } from '../table/table-context';
import { isConsequence, isTold } from './sentence-keys';
import { Sentence } from './Sentence';
import './log.css';

const LINES_AT_ONCE = 80;

const Line = memo(
  function Line({ event }: { readonly event: EventView; readonly seen: string }) {
    if (event.verb === 'phase') return <li className="log__phase"><Sentence event={event} /></li>;
    return (
      <li className={isConsequence(event) ? 'log__sub' : undefined} data-verb={event.verb}>
        <SeatShape seat={event.player} />
        <Sentence event={event} />
      </li>
    );
  },
  (before, after) => before.seen === after.seen && before.event.number === after.event.number && before.event.verb === after.event.verb && before.event.passcode === after.event.passcode,
);

/** Whose turn a turn is: told by its `turn` event, or else by who acted first in it. */
function ownerOfTurn(log: readonly EventView[], turn: number): Player | undefined {
  return (log.find((event) => event.turn === turn && event.verb === 'turn') ?? log.find((event) => event.turn === turn))?.player;
}

/** What has happened, oldest first, by turns; it stays at the newest line unless somebody reads back. */
export function DuelLog() {
  const { view, names } = useTableScene();
  const t = useTableTexts();
  const [lines, setLines] = useState(LINES_AT_ONCE);
  const list = useRef<HTMLOListElement>(null);
  const atEnd = useRef(true);
  const told = view.log.filter(isTold);
  const shown = told.slice(-lines);
  const turns = [...new Set(shown.map((event) => event.turn))];
  const last = told.at(-1)?.number;
  useLayoutEffect(() => {
    if (list.current && atEnd.current) list.current.scrollTop = list.current.scrollHeight;
  }, [last]);
  return (
    <section className="log tray" aria-label={t.log.title}>
      <h2 className="tray__head">{t.log.title}</h2>
      <ol
        ref={list}
        role="log"
        aria-live="polite"
        aria-label={t.log.title}
        tabIndex={0}
        onScroll={(event) => {
          const box = event.currentTarget;
          atEnd.current = box.scrollHeight - box.scrollTop - box.clientHeight < 24;
        }}
      >
        {told.length > shown.length && <li className="log__more"><button type="button" onClick={() => setLines((n) => n + LINES_AT_ONCE)}>{t.log.earlier}</button></li>}
        {turns.map((turn) => {
          const owner = ownerOfTurn(view.log, turn);
          return (
            <li key={turn} className="log__turn">
              <h3>{turn === 0 ? t.log.before : <>{t.log.turn(turn)}{owner !== undefined && <><SeatShape seat={owner} />{names[owner]}</>}</>}</h3>
              <ol>{shown.filter((event) => event.turn === turn).map((event) => <Line key={event.number} event={event} seen={`${view.viewer} ${t.log.title} ${names.join(' ')}`} />)}</ol>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
