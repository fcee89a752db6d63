import type { Curve } from './subject';

/** From which size on a bar counts, and what stands below it. */
export type Step = readonly [from: number, label: string];

/** The cards of a list by size: each in the last bar that it reaches. Cards without a size are not counted. */
export function curveOf(title: string, steps: readonly Step[], sizes: readonly (number | undefined)[]): Curve {
  return {
    title,
    bars: steps.map(([from, label], i) => {
      const to = steps[i + 1]?.[0] ?? Infinity;
      return { label, count: sizes.filter((size) => size !== undefined && size >= from && size < to).length };
    }),
  };
}
