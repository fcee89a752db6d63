import { expect, test } from 'vitest';
import { gapPath, touches } from './gap-path';
import { crosses, threadPath, type Box } from './thread-path';

const box = (left: number, top: number, width: number, height: number): Box => ({ left, top, width, height });

const from = box(100, 300, 60, 80);
const to = box(400, 100, 60, 80);
/** Zones of 100 × 100 around the cards, and a name that lies across the straight way. */
const lanes = [0, 1, 2, 3, 4].flatMap((column) => [0, 1, 2, 3].map((row) => box(column * 100 + 30, row * 100 + 30, 100, 100)));
const name = box(230, 190, 100, 60);

test('a bow crosses a name that lies between its cards, and a thread along the gaps does not', () => {
  const bow = threadPath({ from, ring: undefined, to, bow: 1, gutter: false });
  expect(crosses(bow, [name], 3)).toBe(true);
  const path = gapPath({ from, to, written: [name], faces: [from, to], lanes })!;
  expect(crosses(path, [name], 3)).toBe(false);
  const [first, last] = [path.points[0]!, path.points.at(-1)!];
  expect(touches(first, first, from, 4)).toBe(true);
  expect(touches(last, last, to, 15)).toBe(true);
  expect(path.head).toMatchObject(last);
  // Straight pieces along the axes, each of which turns.
  expect(path.points.slice(1).every((point, i) => point.x === path.points[i]!.x || point.y === path.points[i]!.y)).toBe(true);
});

test('it goes round a card rather than over it', () => {
  const card = box(230, 300, 60, 80);
  const beyond = box(360, 300, 60, 80);
  const written: readonly Box[] = [];
  const straight = gapPath({ from, to: beyond, written, faces: [], lanes })!;
  expect(crosses(straight, [card], 0)).toBe(true);
  expect(crosses(gapPath({ from, to: beyond, written, faces: [card], lanes })!, [card], 0)).toBe(false);
});

test('there is none where what is written shuts its target in', () => {
  const written = [box(370, 60, 120, 20), box(370, 200, 120, 20), box(360, 60, 20, 160), box(480, 60, 20, 160)];
  expect(gapPath({ from, to, written, faces: [], lanes })).toBeUndefined();
});
