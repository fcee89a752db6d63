import { expect, test } from 'vitest';
import type { Beat } from '../../../games/beat';
import { keyMoments } from '../../../store/key-moments';
import { lifeCourse } from './life-course';

const blow = (line: number, player: 0 | 1, lives: readonly [number, number]): Beat => ({
  kind: 'lives',
  line,
  turn: 1,
  by: { player: player === 0 ? 1 : 0 },
  player,
  change: -1000,
  lives,
});
const beats = [blow(10, 1, [8000, 4000]), blow(12, 0, [4000, 4000]), blow(90, 1, [4000, 0])];

test('each moment stands over its own tile, on the line of whoever lost', () => {
  const { spots } = lifeCourse({ beats, moments: keyMoments(beats), start: 8000 });
  expect(spots.map(({ x }) => Math.floor((x / 1000) * 4))).toEqual([0, 1, 2]);
  expect(spots.map(({ y }) => y)).toEqual([53, 53, 96]);
});

test('a line goes from the first life to the last, and never back', () => {
  const { lines } = lifeCourse({ beats, moments: keyMoments(beats), start: 8000 });
  const xs = [...lines[1].matchAll(/[MH]([\d.]+)/g)].map(([, x]) => Number(x));
  expect(xs).toEqual([...xs].sort((a, b) => a - b));
  expect(lines[1]).toMatch(/^M0 10\.0H/);
  expect(lines[1]).toMatch(/V96\.0H1000$/);
});

test('without a moment both lines lie still', () => {
  const { lines, spots } = lifeCourse({ beats: [], moments: [], start: 8000 });
  expect(lines).toEqual(['M0 10.0H1000', 'M0 10.0H1000']);
  expect(spots).toEqual([]);
});
