/** The tick nearest to a point, on its line first: a finger need not hit one. -1 when there are none. */
export function nearestTick(ticks: ArrayLike<Element>, x: number, y: number): number {
  let nearest = -1;
  let least = Infinity;
  for (let i = 0; i < ticks.length; i += 1) {
    const { left, right, top, bottom } = ticks[i]!.getBoundingClientRect();
    const across = Math.max(left - x, 0, x - right);
    const down = Math.max(top - y, 0, y - bottom);
    const distance = across + down * 1000;
    if (distance < least) [nearest, least] = [i, distance];
  }
  return nearest;
}
