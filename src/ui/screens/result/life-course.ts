import type { Beat } from '../../../games/beat';
import type { KeyMoment } from '../../../store/key-moments';
import type { Pair } from '../../../store/seats';

/** A field that is stretched over its place: 0 to 1000 from left to right, 0 to 100 from top to bottom. */
export const WIDTH = 1000;
const TOP = 10;
const BOTTOM = 96;
/** Few moments leave the rest of the strip free: their tiles are no wider than those of many. */
const FEWEST = 4;
export const slotsOf = (moments: readonly KeyMoment[]): number => Math.max(FEWEST, moments.length);
/** Where over its tile a moment stands: above the crest. */
const OVER_CREST = 0.145;

interface Spot {
  readonly x: number;
  readonly y: number;
}

export interface LifeCourse {
  /** The lines of both players, as paths. */
  readonly lines: Pair<string>;
  /** Where each moment stands. */
  readonly spots: readonly Spot[];
}

interface Course {
  readonly beats: readonly Beat[];
  readonly moments: readonly KeyMoment[];
  readonly start: number;
}

/** Lives over a game, stretched so that each moment stands over its own tile: it is not to scale in time. */
export function lifeCourse({ beats, moments, start }: Course): LifeCourse {
  const changes = beats.flatMap((beat) => (beat.kind === 'lives' ? [beat] : []));
  const most = Math.max(start, 1, ...changes.flatMap(({ lives }) => lives));
  const end = Math.max(changes.at(-1)?.line ?? 0, moments.at(-1)?.line ?? 0) + 1;
  const marks = [
    { line: 0, x: 0 },
    ...moments.map(({ line }, i) => ({ line, x: ((i + OVER_CREST) / slotsOf(moments)) * WIDTH })),
    { line: end, x: WIDTH },
  ];
  const xOf = (line: number): number => {
    const next = marks.findIndex((mark) => mark.line >= line);
    const [from, to] = [marks[Math.max(0, next - 1)]!, marks[next] ?? marks.at(-1)!];
    return to.line === from.line ? to.x : from.x + ((to.x - from.x) * (line - from.line)) / (to.line - from.line);
  };
  const yOf = (life: number): number => BOTTOM - (life / most) * (BOTTOM - TOP);
  const lifeAt = (player: 0 | 1, line: number): number =>
    changes.findLast((change) => change.line <= line)?.lives[player] ?? start;
  const lineOf = (player: 0 | 1): string =>
    `M0 ${yOf(start).toFixed(1)}${changes
      .map(({ line, lives }) => `H${xOf(line).toFixed(1)}V${yOf(lives[player]).toFixed(1)}`)
      .join('')}H${WIDTH}`;
  return {
    lines: [lineOf(0), lineOf(1)],
    // A loss stands on the line of whoever lost.
    spots: moments.map(({ line, player }) => {
      const loser = changes.find((change) => change.line === line)?.player ?? player;
      return { x: xOf(line), y: yOf(lifeAt(loser, line)) };
    }),
  };
}
