/** Wilson's interval of a rate: where it lies 95 times of 100. */
export function interval(won: number, of: number): readonly [number, number] {
  const z = 1.96;
  const rate = won / of;
  const middle = rate + (z * z) / (2 * of);
  const half = z * Math.sqrt((rate * (1 - rate) + (z * z) / (4 * of)) / of);
  return [(middle - half) / (1 + (z * z) / of), (middle + half) / (1 + (z * z) / of)];
}

export const rounded = (value: number, digits: number): number => Number(value.toFixed(digits));

/** How many of so many, as a report says it; no rate of nothing. A draw is half a win. */
export function rateOf(
  won: number,
  of: number,
): { readonly rate: number | null; readonly interval_95: readonly [number, number] | null } {
  if (of === 0) return { rate: null, interval_95: null };
  const [low, high] = interval(won, of);
  return { rate: rounded(won / of, 4), interval_95: [rounded(low, 4), rounded(high, 4)] };
}
