import { beforeEach, expect, test, vi } from 'vitest';
import { Latest } from './latest';

const { pictures } = vi.hoisted(() => ({ pictures: [] as (() => void)[] }));

vi.mock('./picture', () => ({ afterPicture: (act: () => void) => pictures.push(act) }));

beforeEach(() => void pictures.splice(0));

const picture = (): void => pictures.splice(0).forEach((act) => act());

test('what is wished is done after the next picture, and not before', () => {
  const done: string[] = [];
  const read = new Latest<string>((card) => done.push(card));
  read.wish('Kuriboh');
  expect([done, read.next]).toEqual([[], { wish: 'Kuriboh' }]);
  picture();
  expect([done, read.next]).toEqual([['Kuriboh'], null]);
});

test('of several wishes the last one is done, once', () => {
  const done: string[] = [];
  const read = new Latest<string>((card) => done.push(card));
  for (const card of ['Kuriboh', 'Jinzo', 'Sangan']) read.wish(card);
  picture();
  picture();
  expect(done).toEqual(['Sangan']);
});

test('what is forgotten is not done, and what is wished after that is', () => {
  const done: string[] = [];
  const read = new Latest<string>((card) => done.push(card));
  read.wish('Kuriboh');
  read.forget();
  picture();
  expect(done).toEqual([]);
  read.wish('Jinzo');
  picture();
  expect(done).toEqual(['Jinzo']);
});
