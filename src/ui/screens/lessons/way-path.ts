import { railPath, rounded } from '../../table/threads/rail-path';
import { middle, type Box, type Point, type ThreadPath } from '../../table/threads/thread-path';

/** From where a way ends to the tip of its arrow head. */
const HEAD = 10;

const right = ({ left, width }: Box): number => left + width;
const bottom = ({ top, height }: Box): number => top + height;

/** A card on its way from a hand: it leaves at the edge that faces the table, and keeps to the gap before the half. */
interface FromHand {
  readonly card: Box;
  /** The half of the hand. */
  readonly half: Box;
  readonly goal: Box;
}

/** The line along which it keeps to that gap. */
function gapBefore({ card, half }: Pick<FromHand, 'card' | 'half'>): { readonly isUp: boolean; readonly y: number } {
  const isUp = card.top > half.top;
  return { isUp, y: isUp ? (card.top + bottom(half)) / 2 : (bottom(card) + half.top) / 2 };
}

/** Where a way leaves the card that goes on at `x`: straight ahead if it can, else at the nearer corner. */
function leaving({ card, half }: Pick<FromHand, 'card' | 'half'>, x: number): readonly Point[] {
  const { isUp, y } = gapBefore({ card, half });
  const [first, last] = [card.left - 8, right(card) + 8];
  return x < first || x > last ? [{ x: x < first ? first : last, y }] : [{ x, y: isUp ? card.top - 6 : bottom(card) + 6 }];
}

function along(points: readonly Point[]): ThreadPath {
  const way = points.filter((p, i) => i === 0 || Math.hypot(p.x - points[i - 1]!.x, p.y - points[i - 1]!.y) > 0.5);
  const head = way.at(-1)!;
  const before = way.at(-2) ?? head;
  const angle = (Math.atan2(head.y - before.y, head.x - before.x) * 180) / Math.PI;
  return { d: rounded(way, 12), points: way, head: { ...head, angle } };
}

/** To a square of the own half: up the gutter beside it, and into its side. `gap`: between two squares. */
export function wayToSquare({
  card,
  half,
  goal,
  square,
  gap,
}: FromHand & { readonly square: Box; readonly gap: number }): ThreadPath {
  const { y } = gapBefore({ card, half });
  const to = middle(goal);
  const isRight = middle(card).x > to.x;
  const x = isRight ? right(square) + gap / 2 : square.left - gap / 2;
  // A narrow gutter has no room for the whole head.
  const head = isRight ? Math.min(right(goal) + 2 + HEAD, x - 3) : Math.max(goal.left - 2 - HEAD, x + 3);
  return along([...leaving({ card, half }, x), { x, y }, { x, y: to.y }, { x: head, y: to.y }]);
}

/** The nearest x at which nothing stands in the way; of a wide goal, before it. */
function freeNear(x: number, blocks: readonly Box[], margin = 9, before?: Box): number {
  const isFree = (at: number): boolean => blocks.every((block) => at < block.left - margin || at > right(block) + margin);
  if (isFree(x)) return x;
  const edges = blocks
    .flatMap((block) => [block.left - margin - 1, right(block) + margin + 1])
    .filter((at) => isFree(at) && (!before || (at > before.left + 12 && at < right(before) - 12)));
  return edges.sort((a, b) => Math.abs(a - x) - Math.abs(b - x))[0] ?? x;
}

/** To what lies openly in the own half: between the `blocks` that stand before it, and into its edge. */
export function wayAhead({ card, half, goal, blocks }: FromHand & { readonly blocks: readonly Box[] }): ThreadPath {
  const { isUp, y } = gapBefore({ card, half });
  const ahead = isUp ? -1 : 1;
  const edge = isUp ? bottom(goal) : goal.top;
  if (goal.width < 2 * card.width) {
    const end = goal.left + goal.width * 0.8;
    const x = freeNear(end, blocks);
    const head = edge - ahead * (2 + HEAD);
    const nearest = Math.min(...blocks.map((block) => (isUp ? block.top - head : head - bottom(block))));
    const before = head - ahead * Math.min(10, Math.max(2, nearest - 5));
    return along([...leaving({ card, half }, x), { x, y }, { x, y: before }, { x: end, y: before }, { x: end, y: head }]);
  }
  const x = freeNear(Math.min(Math.max(middle(card).x, goal.left + 16), right(goal) - 16), blocks, 9, goal);
  // What lies right before the gap is entered a little.
  const head = isUp ? Math.min(edge + HEAD, y - 8) : Math.max(edge - HEAD, y + 8);
  return along([...leaving({ card, half }, x), { x, y }, { x, y: head }]);
}

interface Seam {
  readonly rail: Box;
  readonly sheet: Box;
}

/** From card to card, or to a plate, across the rail: behind its words, and where it can, between them. */
export function wayOverRail({
  card,
  goal,
  rail,
  sheet,
  blocks,
}: Omit<FromHand, 'half'> & Seam & { readonly blocks: readonly Box[] }): ThreadPath | undefined {
  const free = freeNear(goal.left + goal.width * 0.8, blocks, 3);
  const isBefore = free > goal.left + 8 && free < right(goal) - 8;
  // A thread comes at four fifths of what it leads to.
  const to = isBefore ? { ...goal, left: free - goal.width * 0.8 } : goal;
  return railPath({ from: card, to, rail, sheet });
}

/** Across the seam of a common sheet: beside it to the rail, and along that. A plate is reached beside the sheet, too. */
export function wayAcross({ card, half, goal, rail, sheet }: FromHand & Seam): ThreadPath {
  const { isUp, y } = gapBefore({ card, half });
  const isLeft = middle(card).x < middle(sheet).x;
  // On a phone the sheet has no room at its left.
  const left = Math.max(sheet.left - 4, 9);
  const beside = isLeft ? left : right(sheet) + 4;
  const seam = isUp ? bottom(rail) - 4 : rail.top + 4;
  const isOnSheet = goal.top < bottom(sheet) && bottom(goal) > sheet.top;
  const end = isOnSheet ? goal.left + goal.width * 0.8 : left;
  const head = isUp ? bottom(goal) + 2 + HEAD : goal.top - 2 - HEAD;
  return along([
    ...leaving({ card, half }, beside),
    { x: beside, y },
    { x: beside, y: seam },
    { x: end, y: seam },
    { x: end, y: head },
  ]);
}
