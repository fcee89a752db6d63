/**
 * Whether two pieces of plain data say the same. A view makes its cards anew with every answer; where nothing is different about
 * one, its place need not be drawn again.
 */
export function sameData(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a)) return Array.isArray(b) && sameList(a, b);
  if (Object.getPrototypeOf(a) !== Object.prototype || Object.getPrototypeOf(b) !== Object.prototype) return false;
  return samePlain(a as Readonly<Record<string, unknown>>, b as Readonly<Record<string, unknown>>);
}

/** Two views make their parts alike: walking over the keys costs no list of them. */
function samePlain(left: Readonly<Record<string, unknown>>, right: Readonly<Record<string, unknown>>): boolean {
  let more = 0;
  for (const key in left) {
    const one = left[key];
    const other = right[key];
    if (one !== other && !sameData(one, other)) return false;
    if (one === undefined && !Object.hasOwn(right, key)) return false;
    more += 1;
  }
  for (const _ in right) more -= 1;
  return more === 0;
}

function sameList(a: readonly unknown[], b: readonly unknown[]): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i += 1) if (a[i] !== b[i] && !sameData(a[i], b[i])) return false;
  return true;
}
