// How the figures of an evening are summed up.

/** Middle, 95 of 100, longest, and how many there were, rounded; all 0 where there were none. */
export function spread(values) {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (share) => Math.round(sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0);
  return { count: sorted.length, p50: at(0.5), p95: at(0.95), most: at(1) };
}

/**
 * Bytes of everything in a snapshot of the heap but compiled code, which the browser makes more of for a long while.
 * @param text the snapshot as the browser sends it
 */
export function withoutCode(text) {
  const { snapshot, nodes } = JSON.parse(text);
  const { node_fields: fields, node_types: types } = snapshot.meta;
  const [type, size] = [fields.indexOf('type'), fields.indexOf('self_size')];
  const code = types[type].indexOf('code');
  let sum = 0;
  for (let i = 0; i < nodes.length; i += fields.length) if (nodes[i + type] !== code) sum += nodes[i + size];
  return sum;
}

/** By how much a row of values grows from one to the next: the slope of the line that lies nearest to them. */
export function slope(values) {
  const middle = (values.length - 1) / 2;
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const sum = (of) => values.reduce((total, value, i) => total + of(value - mean, i - middle), 0);
  return values.length < 2 ? 0 : sum((by, at) => by * at) / sum((_, at) => at * at);
}
