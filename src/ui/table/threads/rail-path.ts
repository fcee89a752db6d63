import type { Box, Point, ThreadPath } from './thread-path';

/** A way along straight pieces, its corners rounded. */
export function rounded(points: readonly Point[], radius: number): string {
  return points
    .map((p, i) => {
      const [before, after] = [points[i - 1], points[i + 1]];
      if (!before) return `M${p.x.toFixed(1)} ${p.y.toFixed(1)}`;
      if (!after) return `L${p.x.toFixed(1)} ${p.y.toFixed(1)}`;
      const towards = (to: Point): Point => {
        const length = Math.hypot(to.x - p.x, to.y - p.y) || 1;
        const r = Math.min(radius, length / 2);
        return { x: p.x + ((to.x - p.x) / length) * r, y: p.y + ((to.y - p.y) / length) * r };
      };
      const [a, b] = [towards(before), towards(after)];
      return `L${a.x.toFixed(1)} ${a.y.toFixed(1)}Q${p.x.toFixed(1)} ${p.y.toFixed(1)} ${b.x.toFixed(1)} ${b.y.toFixed(1)}`;
    })
    .join('');
}

/** So far left of the sheet runs what does not end on it. */
export const BESIDE = 8;

interface RailEnds {
  readonly from: Box;
  readonly to: Box;
  readonly rail: Box;
  /** The common sheet: what lies beside it is reached along its left edge. */
  readonly sheet: Box;
}

/**
 * A thread across the seam of a common sheet: straight to the rail, along its own half of it, straight to the other side. No face
 * is crossed. Undefined where both ends lie on one side of the seam.
 */
export function railPath({ from, to, rail, sheet }: RailEnds): ThreadPath | undefined {
  const up = from.top > rail.top;
  if (up === to.top > rail.top) return undefined;
  const x = from.left + from.width * 0.8;
  const y = up ? rail.top + rail.height - 4 : rail.top + 4;
  const isBeside = to.top + to.height < sheet.top || to.top > sheet.top + sheet.height;
  const end: Point = {
    x: isBeside ? sheet.left - BESIDE : to.left + to.width * 0.8,
    y: up ? to.top + to.height + 12 : to.top - 12,
  };
  const start: Point = { x, y: up ? from.top - 3 : from.top + from.height + 3 };
  const points = Math.abs(end.x - x) < 10 ? [start, { ...end, x }] : [start, { x, y }, { x: end.x, y }, end];
  return { d: rounded(points, 10), points, head: { x: points.at(-1)!.x, y: end.y, angle: up ? -90 : 90 } };
}
