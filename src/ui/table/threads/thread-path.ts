export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface ThreadPath {
  readonly d: string;
  /** The way in straight pieces, to see what it crosses. */
  readonly points: readonly Point[];
  readonly head: { readonly x: number; readonly y: number; readonly angle: number };
}

export const middle = (box: Box): Point => ({ x: box.left + box.width / 2, y: box.top + box.height / 2 });

const inside = ({ x, y }: Point, box: Box, margin: number): boolean =>
  x > box.left - margin && x < box.left + box.width + margin && y > box.top - margin && y < box.top + box.height + margin;

const insideOval = ({ x, y }: Point, box: Box): boolean => {
  const m = middle(box);
  return ((x - m.x) / (box.width / 2 + 3)) ** 2 + ((y - m.y) / (box.height / 2 + 3)) ** 2 < 1;
};

/** A curve in [0, 1]: a short bow, or an S through the gutter between two columns. */
function curve(from: Point, to: Point, bow: 1 | -1, gutter: boolean): (u: number) => Point {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(dx, dy) || 1;
  if (gutter) {
    const mid = (from.x + to.x) / 2;
    const swing = (mid - from.x) * 0.7;
    return (u) => {
      const w = 1 - u;
      return {
        x: w ** 3 * from.x + 3 * w * w * u * (mid + swing) + 3 * w * u * u * (mid - swing) + u ** 3 * to.x,
        y: w ** 3 * from.y + 3 * w * w * u * (from.y + dy * 0.22) + 3 * w * u * u * (to.y - dy * 0.22) + u ** 3 * to.y,
      };
    };
  }
  const bend = Math.min(70, length * 0.16) * bow;
  const mid = { x: (from.x + to.x) / 2 - (dy / length) * bend, y: (from.y + to.y) / 2 + (dx / length) * bend };
  return (u) => {
    const w = 1 - u;
    return { x: w * w * from.x + 2 * u * w * mid.x + u * u * to.x, y: w * w * from.y + 2 * u * w * mid.y + u * u * to.y };
  };
}

interface ThreadEnds {
  /** The card it leaves from. */
  readonly from: Box;
  /** The ring of the link number on that card, if one stands there: the thread leaves from the ring. */
  readonly ring: Box | undefined;
  readonly to: Box;
  readonly bow: 1 | -1;
  readonly gutter: boolean;
}

/** From card edge to card edge, bowed away from what lies between: faces stay readable. */
export function threadPath({ from, ring, to, bow, gutter }: ThreadEnds): ThreadPath {
  const at = curve(middle(ring ?? from), middle(to), bow, gutter);
  let [start, end] = [0, 1];
  while (start < 0.5 && (ring ? insideOval(at(start), ring) : inside(at(start), from, 5))) start += 0.004;
  while (end > 0.5 && inside(at(end), to, 14)) end -= 0.004;
  const steps = 24;
  const points = Array.from({ length: steps + 1 }, (_, i) => at(start + ((end - start) * i) / steps));
  const d = points.map((p, i) => `${i === 0 ? 'M' : 'L'}${p.x.toFixed(1)} ${p.y.toFixed(1)}`).join('');
  const head = at(end);
  const before = at(end - 0.04);
  return { d, points, head: { ...head, angle: (Math.atan2(head.y - before.y, head.x - before.x) * 180) / Math.PI } };
}

/**
 * Whether a straight piece comes closer to a box than `berth`: what lies between each pair of edges, and whether any is left.
 */
function meets(a: Point, b: Point, box: Box, berth: number): boolean {
  let [first, last] = [0, 1];
  for (const [at, by, low, high] of [
    [a.x, b.x - a.x, box.left - berth, box.left + box.width + berth],
    [a.y, b.y - a.y, box.top - berth, box.top + box.height + berth],
  ] as const) {
    if (by === 0) {
      if (at <= low || at >= high) return false;
      continue;
    }
    const [one, other] = [(low - at) / by, (high - at) / by];
    first = Math.max(first, Math.min(one, other));
    last = Math.min(last, Math.max(one, other));
  }
  return first < last;
}

/** Whether a thread comes closer to one of the boxes than `berth`. */
export const crosses = ({ points }: ThreadPath, boxes: readonly Box[], berth: number): boolean =>
  points.some((point, i) => i > 0 && boxes.some((box) => meets(points[i - 1]!, point, box, berth)));
