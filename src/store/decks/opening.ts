/** How many ways there are to draw `drawn` cards of which exactly `hit` are among `marked` of `size`, as a share of all. */
function exactly(hit: number, marked: number, size: number, drawn: number): number {
  // Multiplied card by card: the numbers themselves are too large to be exact.
  let share = 1;
  for (let i = 0; i < drawn; i++) share *= (i < hit ? marked - i : size - marked - (i - hit)) / (size - i);
  return share * choose(drawn, hit);
}

function choose(of: number, taken: number): number {
  let ways = 1;
  for (let i = 1; i <= taken; i++) ways = (ways * (of - taken + i)) / i;
  return ways;
}

/**
 * The share of first hands, from 0 to 1, that hold at least so many of the marked cards of a deck. A deck that is smaller than
 * the hand is drawn whole.
 */
export function shareOfHands(least: number, marked: number, size: number, hand: number): number {
  const drawn = Math.min(hand, size);
  let less = 0;
  for (let hit = 0; hit < least; hit++)
    if (hit <= marked && drawn - hit <= size - marked) less += exactly(hit, marked, size, drawn);
  return Math.max(0, 1 - less);
}
