import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { laidCards } from './laid-position';
import { takeAway } from './laying';
import { readPosition } from './position-text';
import { toldNoMore } from './told-no-more';

test('a puzzle that is changed has no hints and no solution any more; one that is only renamed keeps them', () => {
  const read = readPosition(readFileSync('public/puzzles/two-swords.json', 'utf8'));
  if (!read.ok) throw new Error(read.detail);
  const { position } = read;
  expect(position.beside.puzzle?.hints).toHaveLength(2);
  const [first] = laidCards(position);
  expect(toldNoMore(position, takeAway(position, first!.spot)).beside.puzzle).toBeUndefined();
  const { seats } = position;
  const richer = { ...position, seats: [{ ...seats[0], lifePoints: 7777 }, seats[1]] as const };
  expect(toldNoMore(position, richer).beside.puzzle).toBeUndefined();
  expect(toldNoMore(position, { ...position, title: 'Another name' }).beside.puzzle).toBe(position.beside.puzzle);
});
