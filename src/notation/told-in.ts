/** The positions of one viewer, in order, to be looked at where they are needed: a view is dear. */
export interface Positions<View> {
  /** How many lines the log has in each of them, at least one. */
  readonly lines: readonly number[];
  readonly view: (position: number) => View;
  /** The last one, with the whole log. */
  readonly last: View;
}

/** The first of these positions whose log has the line. */
export function positionTelling({ lines }: Pick<Positions<unknown>, 'lines'>, line: number): number {
  let [low, high] = [0, lines.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (lines[middle]! > line) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** That position itself; undefined where no position shows it. */
export function viewTelling<View>(positions: Positions<View>, line: number): View | undefined {
  const at = positionTelling(positions, line);
  return at < positions.lines.length ? positions.view(at) : undefined;
}
