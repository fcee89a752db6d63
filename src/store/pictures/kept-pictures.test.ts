import { afterEach, expect, test, vi } from 'vitest';
import { memoryStore } from '../storage/keyed';
import { picturesIn, showsPictures } from './kept-pictures';

const picture = (said: string): Blob => new Blob([said]);
const given: string[] = [];

afterEach(() => {
  given.length = 0;
  vi.restoreAllMocks();
});

/** A browser that counts the addresses it has given and taken back. */
function browser() {
  const open = new Set<string>();
  vi.spyOn(URL, 'createObjectURL').mockImplementation(() => {
    const address = `blob:${given.push('')}`;
    open.add(address);
    return address;
  });
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation((address) => void open.delete(address));
  return open;
}

test('a picture is asked for once, by a face that is shown; another page of the browser finds it too', async () => {
  const open = browser();
  const store = memoryStore();
  const { keep } = picturesIn(store).getState();
  await keep(4206964, picture('a hole'));
  await keep(1001, picture('a doll'));
  expect(open.size).toBe(0);
  const other = picturesIn(store);
  await other.getState().open();
  expect([...other.getState().cards].sort()).toEqual([1001, 4206964]);
  await Promise.all([other.getState().fetch(1001), other.getState().fetch(1001)]);
  expect([...other.getState().addresses.keys()]).toEqual([1001]);
  expect(open.size).toBe(1);
});

test('another picture of the same card takes its place, and what is removed leaves no address', async () => {
  const open = browser();
  const store = memoryStore();
  const pictures = picturesIn(store);
  const { keep, fetch, removeAll, weigh } = pictures.getState();
  await keep(1001, picture('first'));
  await fetch(1001);
  const [before] = open;
  await keep(1001, picture('the second'));
  expect(await weigh()).toBe('the second'.length);
  expect(open.size).toBe(1);
  expect(open.has(before!)).toBe(false);
  await removeAll();
  expect(open.size).toBe(0);
  expect(await store.keys()).toEqual([]);
  expect(pictures.getState()).toMatchObject({ cards: new Set(), addresses: new Map() });
});

test('an audience sees crests until somebody wishes otherwise', () => {
  vi.stubGlobal('location', { hash: '#public', search: '' });
  expect(showsPictures({ forAudience: false })).toBe(false);
  expect(showsPictures({ forAudience: true })).toBe(true);
  vi.stubGlobal('location', { hash: '', search: '' });
  expect(showsPictures({ forAudience: false })).toBe(true);
  vi.unstubAllGlobals();
});
