import { rounded } from './rail-path';
import type { Box, Point, ThreadPath } from './thread-path';

export interface GapEnds {
  readonly from: Box;
  readonly to: Box;
  /** What is written on the table, none of which is crossed. */
  readonly written: readonly Box[];
  /** Cards: crossed only where there is no way round. */
  readonly faces: readonly Box[];
  /** Their edges are the lanes along which a thread runs: zones and cards. */
  readonly lanes: readonly Box[];
}

/** Half of the thread with its casing, and a little air. */
const BERTH = 6;
/** From the edge of its target to where the thread ends: the length of its head, and the marks around the card. */
const HEAD = 14;
/** A turn is as dear as so many px, and so is each px over a card. */
const TURN = 60;
const OVER_FACE = 4;
/** Lanes closer together than this are one. */
const SAME = 4;

type Side = 'up' | 'down' | 'left' | 'right';

const STEPS: Readonly<Record<Side, Point>> = {
  up: { x: 0, y: -1 },
  down: { x: 0, y: 1 },
  left: { x: -1, y: 0 },
  right: { x: 1, y: 0 },
};
const SIDES = Object.keys(STEPS) as readonly Side[];
const ANGLES: Readonly<Record<Side, number>> = { up: -90, down: 90, left: 180, right: 0 };

const right = (box: Box): number => box.left + box.width;
const bottom = (box: Box): number => box.top + box.height;

/** Whether a straight piece along an axis comes closer to a box than `berth`. */
export function touches(a: Point, b: Point, box: Box, berth: number): boolean {
  return (
    Math.max(a.x, b.x) > box.left - berth &&
    Math.min(a.x, b.x) < right(box) + berth &&
    Math.max(a.y, b.y) > box.top - berth &&
    Math.min(a.y, b.y) < bottom(box) + berth
  );
}

/** Where a thread may meet a card, and which way it then goes outward: the middle of each side, and nearer its corners. */
function doors(box: Box, away: number): readonly (Point & { readonly out: Side })[] {
  return [0.5, 0.2, 0.8].flatMap((part) => {
    const [x, y] = [box.left + box.width * part, box.top + box.height * part];
    return [
      { x, y: box.top - away, out: 'up' as const },
      { x, y: bottom(box) + away, out: 'down' as const },
      { x: box.left - away, y, out: 'left' as const },
      { x: right(box) + away, y, out: 'right' as const },
    ];
  });
}

const grown = ({ left, top, width, height }: Box, by: number): Box => ({
  left: left - by,
  top: top - by,
  width: width + 2 * by,
  height: height + 2 * by,
});

/**
 * Whether a piece from crossing to crossing meets one of the boxes. A way tries thousands of pieces on a few dozen lines: which
 * boxes a line meets at all is found once.
 */
function meeting(boxes: readonly Box[]): (a: Point, b: Point) => boolean {
  const [rows, columns] = [new Map<number, readonly Box[]>(), new Map<number, readonly Box[]>()];
  const along = (lines: Map<number, readonly Box[]>, at: number, meets: (box: Box) => boolean): readonly Box[] => {
    let found = lines.get(at);
    if (!found) lines.set(at, (found = boxes.filter(meets)));
    return found;
  };
  return (a, b) => {
    const near =
      a.y === b.y
        ? along(rows, a.y, (box) => a.y > box.top && a.y < bottom(box))
        : along(columns, a.x, (box) => a.x > box.left && a.x < right(box));
    return near.some((box) => touches(a, b, box, 0));
  };
}

const OPPOSITE: Readonly<Record<Side, Side>> = { up: 'down', down: 'up', left: 'right', right: 'left' };

/** What has to be kept comes first, of the others those that lie far enough from what is there already. */
function spread(kept: readonly number[], others: readonly number[]): readonly number[] {
  const all = [...new Set(kept)];
  for (const one of others) if (!all.some((other) => Math.abs(other - one) < SAME)) all.push(one);
  return all.sort((a, b) => a - b);
}

interface Reached {
  readonly at: number;
  readonly side: Side;
  readonly cost: number;
  /** The least that the whole way costs which begins like this. */
  readonly atLeast: number;
  readonly before: Reached | undefined;
}

/** What is cheapest comes out first. */
class Cheapest {
  private readonly open: Reached[] = [];

  add(reached: Reached): void {
    const { open } = this;
    let [low, high] = [0, open.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (open[middle]!.atLeast > reached.atLeast) low = middle + 1;
      else high = middle;
    }
    open.splice(low, 0, reached);
  }

  take(): Reached | undefined {
    return this.open.pop();
  }
}

/**
 * A thread from edge to edge of two cards along the gaps of the table, with as few turns as there can be, that crosses nothing
 * that is written. Undefined where there is no such way.
 */
export function gapPath({ from, to, written, faces, lanes }: GapEnds): ThreadPath | undefined {
  const [starts, ends] = [doors(from, 3), doors(to, HEAD)];
  const xs = spread(
    [...starts, ...ends].map(({ x }) => x),
    lanes.flatMap((lane) => [lane.left, right(lane)]),
  );
  const ys = spread(
    [...starts, ...ends].map(({ y }) => y),
    lanes.flatMap((lane) => [lane.top, bottom(lane)]),
  );
  const [columns, rows] = [xs.length, ys.length];
  const point = (at: number): Point => ({ x: xs[at % columns]!, y: ys[Math.floor(at / columns)]! });
  const index = ({ x, y }: Point): number => ys.indexOf(y) * columns + xs.indexOf(x);
  const isWritten = meeting([...written.map((box) => grown(box, BERTH)), grown(from, 1), grown(to, HEAD - 2)]);
  const isOverFace = meeting(faces);
  const keyOf = (at: number, side: Side): number => at * SIDES.length + SIDES.indexOf(side);
  const home = new Set(ends.map((end) => keyOf(index(end), OPPOSITE[end.out])));
  const farFromHome = ({ x, y }: Point): number => Math.min(...ends.map((end) => Math.abs(end.x - x) + Math.abs(end.y - y)));
  const open = new Cheapest();
  const cheapest = new Map<number, number>();
  const reach = (at: number, side: Side, cost: number, before: Reached | undefined): void => {
    const key = keyOf(at, side);
    if ((cheapest.get(key) ?? Infinity) <= cost) return;
    cheapest.set(key, cost);
    open.add({ at, side, cost, atLeast: cost + farFromHome(point(at)), before });
  };
  for (const start of starts) reach(index(start), start.out, 0, undefined);
  for (let reached = open.take(); reached; reached = open.take()) {
    const key = keyOf(reached.at, reached.side);
    if (reached.cost > cheapest.get(key)!) continue;
    if (home.has(key)) return drawnAlong(reached, point);
    const here = point(reached.at);
    for (const side of SIDES) {
      if (side === OPPOSITE[reached.side]) continue;
      // A card is left straight.
      if (!reached.before && side !== reached.side) continue;
      const step = STEPS[side];
      const [column, row] = [(reached.at % columns) + step.x, Math.floor(reached.at / columns) + step.y];
      if (column < 0 || row < 0 || column >= columns || row >= rows) continue;
      const at = row * columns + column;
      const there = point(at);
      if (isWritten(here, there)) continue;
      const length = Math.abs(there.x - here.x) + Math.abs(there.y - here.y);
      const dear = isOverFace(here, there) ? OVER_FACE : 1;
      reach(at, side, reached.cost + length * dear + (side === reached.side ? 0 : TURN), reached);
    }
  }
  return undefined;
}

function drawnAlong(last: Reached, point: (at: number) => Point): ThreadPath {
  const corners = [point(last.at)];
  for (let one: Reached | undefined = last; one; one = one.before)
    if (!one.before || one.before.side !== one.side) corners.unshift(point(one.before?.at ?? one.at));
  return { d: rounded(corners, 10), points: corners, head: { ...point(last.at), angle: ANGLES[last.side] } };
}
