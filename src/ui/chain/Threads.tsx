import { memo, useLayoutEffect, useRef, useState } from 'react';
import { seatClass } from '../art';
import { useTableGround, useTableNow } from '../table/table-context';
import { railPath } from './rail-path';
import { threadPath, type Box, type ThreadPath } from './thread-path';
import { threadsOf, type Thread } from './threads';
import { tiesAt } from './ties';
import { usePointedPlace } from './use-pointed-place';
import './chain.css';

interface Drawn extends Thread {
  readonly path: ThreadPath;
}

function boxIn(field: HTMLElement, element: Element): Box {
  const origin = field.getBoundingClientRect();
  const r = element.getBoundingClientRect();
  return { left: r.left - origin.left, top: r.top - origin.top, width: r.width, height: r.height };
}

function anchor(field: HTMLElement, place: string): HTMLElement | null {
  return field.querySelector<HTMLElement>(`[data-place="${place}"], [data-anchor="${place}"]`);
}

/** The card itself (not its square), so that threads end at its edge. */
const cardOf = (element: HTMLElement): Element => element.querySelector('.arrival, .pile__cards, .plate__crest') ?? element;

/** On a common sheet threads cross the seam along the rail; a seat is reached at its plate. */
function alongRail(field: HTMLElement, from: HTMLElement, to: HTMLElement): ThreadPath | undefined {
  const [sheet, rail] = [field.querySelector('.common'), field.querySelector('.rail')];
  if (!sheet || !rail) return undefined;
  const target = to.matches('.plate') ? to : cardOf(to);
  return railPath({
    from: boxIn(field, cardOf(from)),
    to: boxIn(field, target),
    rail: boxIn(field, rail),
    sheet: boxIn(field, sheet),
  });
}

function draw(field: HTMLElement, threads: readonly Thread[]): readonly Drawn[] {
  return threads.flatMap((thread) => {
    const [from, to] = [anchor(field, thread.from), anchor(field, thread.to)];
    if (!from || !to) return [];
    const ring = from.querySelector('.linknos');
    const path =
      alongRail(field, from, to) ??
      threadPath({
        from: boxIn(field, cardOf(from)),
        ring: ring ? boxIn(field, ring) : undefined,
        to: boxIn(field, cardOf(to)),
        bow: thread.player === 0 ? 1 : -1,
        gutter: thread.state === 'now' && ring !== null,
      });
    return [{ ...thread, path }];
  });
}

function ThreadLine({ thread }: { readonly thread: Drawn }) {
  const now = thread.state === 'now';
  const width = now ? 5 : thread.state === 'tie' ? 1.5 : 2.5;
  const { d, head } = thread.path;
  const wing = now ? 11 : 8;
  return (
    <g className={`thread thread--${thread.state} ${seatClass(thread.player)}`}>
      <path className="thread__case" d={d} strokeWidth={width + 4} />
      <path
        className={`thread__line${now ? ' thread__line--drawn' : ''}`}
        d={d}
        strokeWidth={width}
        {...(now && { pathLength: 1 })}
      />
      {thread.state === 'tie' ? (
        <circle className="thread__head" cx={head.x} cy={head.y} r={4} />
      ) : (
        <path
          className="thread__head"
          transform={`translate(${head.x.toFixed(1)} ${head.y.toFixed(1)}) rotate(${head.angle.toFixed(1)})`}
          d={`M13 0L-7-${wing}L-2 0L-7 ${wing}Z`}
        />
      )}
    </g>
  );
}

/**
 * Threads from links to their targets, and from what is pointed at to what it belongs to. They lie on the lacquer, under
 * bystanding cards; only the newest runs over them.
 */
export const Threads = memo(function Threads({ field }: { readonly field: HTMLElement | null }) {
  const { face, bottomSeat } = useTableGround();
  const { view, aim } = useTableNow();
  const pointed = usePointedPlace(field);
  const [drawn, setDrawn] = useState<readonly Drawn[]>([]);
  const shape = useRef('');
  useLayoutEffect(() => {
    const threads = [...threadsOf({ view, aim }), ...(pointed === undefined ? [] : tiesAt(pointed, { view, face }))];
    const redraw = (): void => {
      if (!field) return;
      const next = draw(field, threads);
      const nextShape = JSON.stringify(next);
      if (nextShape === shape.current) return;
      shape.current = nextShape;
      setDrawn(next);
    };
    redraw();
    if (threads.length === 0 || !field) return undefined;
    const observer = new ResizeObserver(redraw);
    observer.observe(field);
    // Cards slide to their places, and text widths change once the faces of the type are in.
    const settled = setTimeout(redraw, 320);
    void document.fonts.ready.then(redraw);
    return () => {
      observer.disconnect();
      clearTimeout(settled);
    };
  }, [view, aim, face, pointed, bottomSeat, field]);
  return (
    <>
      <svg className="threads" aria-hidden="true">
        {drawn
          .filter((thread) => thread.state !== 'now')
          .map((thread) => (
            <ThreadLine key={thread.id} thread={thread} />
          ))}
      </svg>
      <svg className="threads threads--over" aria-hidden="true">
        {drawn
          .filter((thread) => thread.state === 'now')
          .map((thread) => (
            <ThreadLine key={thread.id} thread={thread} />
          ))}
      </svg>
    </>
  );
});
