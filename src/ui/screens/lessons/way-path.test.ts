import { expect, test } from 'vitest';
import type { Box } from '../../table/threads/thread-path';
import { wayAcross, wayAhead, wayOverRail, wayToSquare } from './way-path';

/** A near half of two rows of five squares, 90 wide, 5 apart, and a hand below it; cards are 62 wide in their squares. */
const GAP = 5;
const square = (row: number, column: number): Box => ({
  left: 100 + column * (90 + GAP),
  top: 400 + row * (90 + GAP),
  width: 90,
  height: 90,
});
const cardIn = ({ left, top }: Box): Box => ({ left: left + 14, top: top + 3, width: 62, height: 84 });
const half: Box = { left: 100, top: 400, width: 5 * 90 + 4 * GAP, height: 185 };
const handCard = (left: number): Box => ({ left, top: 594, width: 60, height: 80 });
const hand = [300, 365, 430].map(handCard);
const rail: Box = { left: 100, top: 350, width: half.width, height: 46 };

/** The corners of a way and points between them. */
function pointsOn(d: string): readonly { readonly x: number; readonly y: number }[] {
  const numbers = [...d.matchAll(/-?\d+(?:\.\d+)?/g)].map(Number);
  const ends = numbers.flatMap((x, i) => (i % 2 === 0 ? [{ x, y: numbers[i + 1]! }] : []));
  return ends.flatMap((end, i) => {
    const from = ends[i - 1] ?? end;
    return Array.from({ length: 21 }, (_, n) => ({
      x: from.x + ((end.x - from.x) * n) / 20,
      y: from.y + ((end.y - from.y) * n) / 20,
    }));
  });
}

const covers = (d: string, { left, top, width, height }: Box): boolean =>
  pointsOn(d).some(({ x, y }) => x > left && x < left + width && y > top && y < top + height);

test('from any card of a hand to any square of its half no card is crossed, and it ends beside its square', () => {
  for (const card of hand)
    for (let row = 0; row < 2; row += 1)
      for (let column = 0; column < 5; column += 1) {
        const goal = cardIn(square(row, column));
        const { d, head } = wayToSquare({ card, half, goal, square: square(row, column), gap: GAP });
        for (let other = 0; other < 10; other += 1) {
          const lying = cardIn(square(other % 2, other >> 1));
          expect(covers(d, lying), `${d} over the card at ${lying.left}`).toBe(false);
        }
        for (const held of hand) expect(covers(d, held), `${d} over the hand`).toBe(false);
        const isRight = head.x > goal.left;
        expect(head).toMatchObject({ y: goal.top + goal.height / 2, angle: isRight ? 180 : 0 });
        expect(Math.abs(head.x - (isRight ? goal.left + goal.width : goal.left))).toBeLessThan(14);
      }
});

test('what stands aside before a lane is passed, and a wide place is entered where nothing stands', () => {
  const character: Box = { left: 300, top: 410, width: 66, height: 86 };
  const aside: Box = { left: 290, top: 520, width: 70, height: 44 };
  const toCard = wayAhead({ card: handCard(300), half, goal: character, blocks: [aside] });
  expect(covers(toCard.d, aside)).toBe(false);
  expect(toCard.head).toMatchObject({ angle: -90 });
  expect(toCard.head.y - (character.top + character.height)).toBeLessThan(14);
  const lane: Box = { left: 110, top: 400, width: 440, height: 105 };
  const toLane = wayAhead({ card: handCard(300), half, goal: lane, blocks: [aside] });
  expect(covers(toLane.d, aside)).toBe(false);
  expect(toLane.head.x > lane.left && toLane.head.x < lane.left + lane.width).toBe(true);
});

test('across a common sheet it goes beside it and along the rail, over no card of either side', () => {
  const mine: Box = { left: 300, top: 410, width: 66, height: 86 };
  const theirs: Box = { left: 320, top: 240, width: 66, height: 86 };
  const sheet: Box = { left: 200, top: 150, width: 300, height: 435 };
  const { d, head } = wayAcross({ card: handCard(300), half, goal: theirs, rail, sheet });
  expect(covers(d, mine) || covers(d, theirs)).toBe(false);
  expect(head.angle).toBe(-90);
});

test('over the rail it comes between the words, where what it leads to is wide enough', () => {
  const attacker = cardIn(square(0, 0));
  const target: Box = { left: 400, top: 250, width: 62, height: 84 };
  const word: Box = { left: 430, top: 355, width: 60, height: 30 };
  const sheet: Box = { ...half, top: 150, height: 435 };
  const way = wayOverRail({ card: attacker, goal: target, rail, sheet, blocks: [word] })!;
  expect(covers(way.d, word)).toBe(false);
  expect(way.head.x > target.left && way.head.x < target.left + target.width).toBe(true);
  // Behind a word that is wider than the target it comes all the same.
  const wide = wayOverRail({ card: attacker, goal: target, rail, sheet, blocks: [{ ...word, left: 380, width: 120 }] })!;
  expect(wide.head.x).toBeCloseTo(target.left + target.width * 0.8);
});
