/** Tells that something is otherwise than wanted. */
export type Differ = (key: string, wanted: unknown, got: unknown) => void;

/** Collects what is told. @returns one line for each */
export function differences(look: (differ: Differ, say: (line: string) => void) => void): string[] {
  const lines: string[] = [];
  look(
    (path, wanted, got) => void lines.push(`${path}: expected ${JSON.stringify(wanted)}, got ${JSON.stringify(got)}`),
    (line) => void lines.push(line),
  );
  return lines;
}

/** Every key of `wanted` is in `got` with the same value. */
export function isPart(wanted: object | null, got: object | null): boolean {
  if (wanted === null || got === null) return wanted === got;
  return Object.entries(wanted).every(([key, value]) => value === undefined || (got as Record<string, unknown>)[key] === value);
}

/** The same names, in any order unless it is said. */
export function sameNames(wanted: readonly string[], got: readonly string[], ordered: boolean): boolean {
  const [left, right] = ordered ? [wanted, got] : [[...wanted].sort(), [...got].sort()];
  return left.length === right.length && left.every((name, i) => name === right[i]);
}

/** Nothing is wanted, or just this. */
export const isSame = <T>(wanted: T | undefined, got: T): boolean => wanted === undefined || wanted === got;

/** Whether each wanted one can be given a seen one of its own and none is left over. */
export function matchOneToOne<Wanted, Seen>(
  wanted: readonly Wanted[],
  seen: readonly Seen[],
  fits: (wanted: Wanted, seen: Seen) => boolean,
): boolean {
  const [first, ...others] = wanted;
  if (first === undefined) return seen.length === 0;
  return (
    wanted.length === seen.length && seen.some((one, i) => fits(first, one) && matchOneToOne(others, seen.toSpliced(i, 1), fits))
  );
}

/** The first event that keeps the list from being an ordered subsequence of the log. */
export function missingEvent(wanted: readonly string[], log: readonly string[]): string | undefined {
  let at = 0;
  for (const event of wanted) {
    const found = log.indexOf(event, at);
    if (found < 0) return event;
    at = found + 1;
  }
  return undefined;
}
