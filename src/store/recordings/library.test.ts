import { beforeEach, describe, expect, test } from 'vitest';
import { desk, useDuel } from '../duel-store';
import { randomDuel, savedOf } from '../testing/random-duel';
import { libraryOn, memoryStore } from './library-shelf';
import { useLibrary } from './library';
import { openGivenText } from './opening';
import { MOST_DUELS, type PastDuel } from './past-duel';
import { usePlayback } from './playback';

const PLAN = { seats: [{ name: 'Mika', deck: 'bench-a' }, { name: 'Jun', deck: 'bench-b' }], modes: ['smooth', 'smooth'], lifePoints: 8000, seed: '1', first: 0 } as const;
const store = useDuel.getState();
const { take, remove, undo, pin, everything, read } = useLibrary.getState();

/** What stands in the library once everything that is on its way has arrived. */
async function listed(): Promise<readonly PastDuel[]> {
  for (let i = 0; i < 20; i += 1) await Promise.resolve();
  await useLibrary.getState().load();
  return useLibrary.getState().duels!;
}

beforeEach(async () => {
  usePlayback.getState().stop();
  store.leave();
  for (const { id } of await listed()) await remove(id);
});

describe('the library of past duels', () => {
  test('files a duel at its end, once, with who, how and how long', async () => {
    store.start(PLAN);
    store.openCurtain();
    store.answer({ kind: 'option', index: 0 });
    store.askSurrender(0);
    store.reply(true);
    expect(await listed()).toMatchObject([{ names: ['Mika', 'Jun'], decks: ['bench-a', 'bench-b'], result: { winner: 1, reason: 'surrender' }, isPinned: false }]);
    store.leave();
    expect(await listed()).toHaveLength(1);
  });

  test('files a duel that was left, if somebody had acted in it', async () => {
    store.start(PLAN);
    store.leave();
    expect(await listed()).toEqual([]);
    store.start(PLAN);
    store.openCurtain();
    store.answer({ kind: 'option', index: 0 });
    store.start({ ...PLAN, seed: '2' });
    expect(await listed()).toMatchObject([{ result: null, names: ['Mika', 'Jun'] }]);
  });

  test('knows nothing of what only lay on the table to be looked at', async () => {
    store.start(PLAN);
    store.openCurtain();
    store.answer({ kind: 'option', index: 0 });
    const { open } = desk;
    desk.lay(open!, { kept: false });
    desk.clear();
    expect(await listed()).toEqual([]);
  });

  test('gives a duel back as it was, and brings a deleted one back', async () => {
    const text = JSON.stringify(savedOf(randomDuel('kept', 40)));
    expect(await take(text)).toBeNull();
    const [{ id }] = (await listed()) as [PastDuel];
    await pin(id, true);
    const back = await read(id);
    expect(back.ok && back.file.kind === 'duel' && back.file.saved.recording).toEqual(JSON.parse(text).recording);
    await remove(id);
    expect(await listed()).toEqual([]);
    await undo();
    expect(await listed()).toMatchObject([{ id, isPinned: true }]);
  });

  test('is taken along as one file, and taken up from it anywhere', async () => {
    await take(JSON.stringify(savedOf(randomDuel('one', 30))));
    await take(JSON.stringify(savedOf(randomDuel('two', 30))));
    const before = await listed();
    const file = await everything();
    for (const { id } of before) await remove(id);
    expect(await openGivenText(file)).toBe('filed');
    expect(await listed()).toEqual(before);
    const damaged = file.replace('"kusari-duel"', '"kusari-dual"');
    expect(await take(damaged)).toMatchObject({ why: 'foreign', detail: expect.stringContaining('duels.0') });
    expect(await take(file.replace('"version":1', '"version":7'))).toMatchObject({ why: 'newer' });
    expect(await listed()).toEqual(before);
  });
});

describe('the shelf of the library', () => {
  const duel = (n: number, isPinned = false): PastDuel => ({ id: `d${n}`, at: n, names: ['a', 'b'], decks: null, turns: 1, lifePoints: [0, 0], result: null, isPinned });

  test(`keeps ${MOST_DUELS} duels: the oldest go first, pinned ones stay`, async () => {
    const shelf = libraryOn(memoryStore());
    for (let n = 1; n <= MOST_DUELS + 3; n += 1) await shelf.put(duel(n, n === 2), `text ${n}`);
    const list = await shelf.list();
    expect(list).toHaveLength(MOST_DUELS);
    expect(list.map(({ id }) => id).slice(-2)).toEqual(['d5', 'd2']);
    expect(await shelf.text('d1')).toBeUndefined();
    expect(await shelf.text('d2')).toBe('text 2');
  });

  test('leaves out entries that are damaged and keeps the others', async () => {
    const keyed = memoryStore();
    await keyed.set('list', [duel(1), { id: 7 }, 'x', duel(2)]);
    expect((await libraryOn(keyed).list()).map(({ id }) => id)).toEqual(['d2', 'd1']);
    await keyed.set('list', 'nonsense');
    expect(await libraryOn(keyed).list()).toEqual([]);
  });
});
