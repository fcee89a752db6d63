/**
 * Whether two pieces of plain data say the same. A view makes its cards anew with every answer; where nothing is different about
 * one, its place need not be drawn again.
 */
export function sameData(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a)) return Array.isArray(b) && sameList(a, b);
  if (Object.getPrototypeOf(a) !== Object.prototype || Object.getPrototypeOf(b) !== Object.prototype) return false;
  const [left, right] = [a as Record<string, unknown>, b as Record<string, unknown>];
  const [keys, others] = [Object.keys(left), Object.keys(right)];
  if (keys.length !== others.length) return false;
  for (let i = 0; i < keys.length; i += 1) {
    const key = keys[i]!;
    // Two views name their parts in the same order.
    if (others[i] !== key && !Object.hasOwn(right, key)) return false;
    if (!sameData(left[key], right[key])) return false;
  }
  return true;
}

function sameList(a: readonly unknown[], b: readonly unknown[]): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i += 1) if (!sameData(a[i], b[i])) return false;
  return true;
}
