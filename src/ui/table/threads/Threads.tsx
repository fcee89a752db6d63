import { memo, useMemo } from 'react';
import { seatClass } from '../../base/art';
import { useTableGround, useTableNow } from '../field/table-context';
import { railPath } from './rail-path';
import { anchor, boxIn, cardOf, seamOf } from './anchors';
import { threadPath, type ThreadPath } from './thread-path';
import { threadsOf, type Thread } from './threads';
import { tiesAt } from './ties';
import { useDrawn } from './use-drawn';
import { usePointedPlace } from './use-pointed-place';
import './threads.css';

interface Drawn extends Thread {
  readonly path: ThreadPath;
}

/** On a common sheet threads cross the seam along the rail; a seat is reached at its plate. */
function alongRail(field: HTMLElement, from: HTMLElement, to: HTMLElement): ThreadPath | undefined {
  const seam = seamOf(field);
  const target = to.matches('.plate') ? to : cardOf(to);
  return seam && railPath({ from: boxIn(field, cardOf(from)), to: boxIn(field, target), ...seam });
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
  const { face } = useTableGround();
  const { view, aim } = useTableNow();
  const pointed = usePointedPlace(field);
  const drawThreads = useMemo(() => {
    const threads = [...threadsOf({ view, aim }), ...(pointed === undefined ? [] : tiesAt(pointed, { view, face }))];
    return threads.length === 0 ? undefined : (on: HTMLElement) => draw(on, threads);
  }, [view, aim, face, pointed]);
  const drawn = useDrawn(field, drawThreads);
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
