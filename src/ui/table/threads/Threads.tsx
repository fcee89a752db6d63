import { memo, useMemo } from 'react';
import { seatClass } from '../../base/art';
import { useTableGround, useTableNow } from '../field/table-context';
import { railPath } from './rail-path';
import { anchor, boxIn, cardOf, seamOf } from './anchors';
import { gapPath } from './gap-path';
import { crosses, threadPath, type Box, type ThreadPath } from './thread-path';
import { threadsOf, type Thread } from './thread';
import { tiesAt } from './ties';
import { useDrawn } from './use-drawn';
import { usePointedPlace } from './use-pointed-place';
import { facesIn, lanesIn, writtenIn } from './written';
import './threads.css';

interface Drawn extends Thread {
  readonly path: ThreadPath;
}

interface Ends {
  readonly from: HTMLElement;
  readonly to: HTMLElement;
}

/** Half of the thread that runs over the cards. */
const NEAR = 3;

/** What threads keep clear of, and where they may run: each is read once for all of them, when the first one asks for it. */
class Sheet {
  private allWords: readonly Box[] | undefined;
  private wordsOfRail: readonly Box[] | undefined;
  private allFaces: readonly Box[] | undefined;
  private allLanes: readonly Box[] | undefined;

  constructor(private readonly field: HTMLElement) {}

  get written(): readonly Box[] {
    return (this.allWords ??= writtenIn(this.field));
  }

  get phases(): readonly Box[] {
    return (this.wordsOfRail ??= writtenIn(this.field, '.rail'));
  }

  get faces(): readonly Box[] {
    return (this.allFaces ??= facesIn(this.field));
  }

  get lanes(): readonly Box[] {
    return (this.allLanes ??= lanesIn(this.field, this.faces, this.phases));
  }
}

/** On a common sheet threads cross the seam along the rail; a seat is reached at its plate. */
function alongRail(field: HTMLElement, from: HTMLElement, to: HTMLElement): ThreadPath | undefined {
  const seam = seamOf(field);
  const target = to.matches('.plate') ? to : cardOf(to);
  return seam && railPath({ from: boxIn(field, cardOf(from)), to: boxIn(field, target), ...seam });
}

/** From card to card in one bow, or along the rail of a common sheet. */
function straightOn(field: HTMLElement, thread: Thread, from: HTMLElement, to: HTMLElement): ThreadPath {
  const ring = from.querySelector('.linknos');
  return (
    alongRail(field, from, to) ??
    threadPath({
      from: boxIn(field, cardOf(from)),
      ring: ring ? boxIn(field, ring) : undefined,
      to: boxIn(field, cardOf(to)),
      bow: thread.player === 0 ? 1 : -1,
      gutter: thread.state === 'now' && ring !== null,
    })
  );
}

/**
 * The bow where it crosses nothing that is written and stays in the window, otherwise a way along the gaps. Where there is none,
 * the marks at both ends have to do: better no thread than a name, a number or a phase that cannot be read.
 */
function clearWay(field: HTMLElement, sheet: Sheet, bow: ThreadPath, ends: Ends): ThreadPath | undefined {
  const isInField = bow.points.every(({ x }) => x > NEAR && x < field.clientWidth - NEAR);
  const { written } = sheet;
  if (isInField && !crosses(bow, written, NEAR)) return bow;
  const { lanes, faces } = sheet;
  const [from, to] = [boxIn(field, cardOf(ends.from)), boxIn(field, cardOf(ends.to))];
  return gapPath({ from, to, written, faces, lanes });
}

function draw(field: HTMLElement, threads: readonly Thread[]): readonly Drawn[] {
  const isSmall = field.closest('[data-small]') !== null;
  const sheet = new Sheet(field);
  return threads.flatMap((thread) => {
    const [from, to] = [anchor(field, thread.from), anchor(field, thread.to)];
    if (!from || !to) return [];
    // A small table has room for one thread: what waits is told by the numbers of the links, and in the panel.
    if (isSmall && (thread.state === 'waiting' || thread.state === 'broken')) return [];
    const bow = straightOn(field, thread, from, to);
    if (thread.state === 'tie' && !isSmall) return [{ ...thread, path: bow }];
    // What waits runs under the cards: of all that is written only the phases lie in its way.
    const isUnder = thread.state === 'waiting' || thread.state === 'broken';
    if (isUnder && !crosses(bow, sheet.phases, NEAR)) return [{ ...thread, path: bow }];
    const path = clearWay(field, sheet, bow, { from, to });
    return path ? [{ ...thread, path }] : [];
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
 * bystanding cards; only the newest runs over them, and crosses nothing that is written there.
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
