import { beforeEach, expect, test, vi } from 'vitest';
import { brokenDisk, silentDisk } from '../testing/disks';
import { AsideShelf } from './aside';
import { memoryStore } from '../storage/keyed';
import { quickShelf } from '../testing/quick-shelf';

const storage = quickShelf();
const { texts: shelf } = storage;

beforeEach(() => {
  storage.isFull = false;
  shelf.clear();
});

test('what is put aside lies on disk, each by itself and once, until somebody takes it away', async () => {
  const disk = memoryStore();
  const aside = new AsideShelf(disk);
  expect(await aside.put('one')).toBe(true);
  expect(await aside.put('two')).toBe(true);
  expect(await aside.put('one')).toBe(true);
  const [first] = await new AsideShelf(disk).list();
  expect((await aside.list()).map(({ text }) => text)).toEqual(['one', 'two']);
  await aside.remove(first!.id);
  expect(await aside.put('three')).toBe(true);
  expect((await aside.list()).map(({ text }) => text).toSorted()).toEqual(['three', 'two']);
});

test('where there is no disk, or a broken one, it lies in local storage', async () => {
  for (const disk of [null, brokenDisk()]) {
    shelf.clear();
    const aside = new AsideShelf(disk);
    expect(await aside.put('one')).toBe(true);
    expect(await aside.list()).toEqual([{ id: 'kusari.duel.aside.1', text: 'one' }]);
  }
});

test('a disk that never answers is not waited for', async () => {
  vi.useFakeTimers();
  const put = new AsideShelf(silentDisk()).put('one');
  await vi.runAllTimersAsync();
  expect(await put).toBe(true);
  expect([...shelf.values()]).toEqual(['one']);
  vi.useRealTimers();
});

test('where nothing can be kept, nobody is told that it was', async () => {
  storage.isFull = true;
  expect(await new AsideShelf(brokenDisk()).put('one')).toBe(false);
});
