// How the figures of an evening are summed up.

/** Middle, 95 of 100, longest, and how many there were, rounded; all 0 where there were none. */
export function spread(values) {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (share) => Math.round(sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0);
  return { count: sorted.length, p50: at(0.5), p95: at(0.95), most: at(1) };
}

/** By how much a row of values grows from one to the next: the slope of the line that lies nearest to them. */
export function slope(values) {
  const middle = (values.length - 1) / 2;
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const sum = (of) => values.reduce((total, value, i) => total + of(value - mean, i - middle), 0);
  return values.length < 2 ? 0 : sum((by, at) => by * at) / sum((_, at) => at * at);
}
