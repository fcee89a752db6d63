/** The first of these positions, in order, whose log has the line. */
export function positionTelling(views: readonly { readonly log: readonly unknown[] }[], line: number): number {
  let [low, high] = [0, views.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (views[middle]!.log.length > line) high = middle;
    else low = middle + 1;
  }
  return low;
}
