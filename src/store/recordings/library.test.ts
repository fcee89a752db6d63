import { beforeEach, describe, expect, test, vi } from 'vitest';
import { desk, useTable } from '../desk/table-store';
import { randomDuel, savedOf } from '../../games/duel/testing/random-duel';
import { randomVision, savedVision } from '../../games/vision/testing/random-vision';
import { memoryStore } from '../storage/keyed';
import { libraryOn } from './library-shelf';
import { useLibrary } from './library';
import { openGivenText, publicText } from '../watching/opening';
import type { PastGame } from './past-game';
import { usePlayback } from '../watching/playback';

const PLAN = {
  seats: [
    { name: 'Mika', deck: 'bench-a' },
    { name: 'Jun', deck: 'bench-b' },
  ],
  modes: ['smooth', 'smooth'],
  lifePoints: 8000,
  seed: '1',
  first: 0,
} as const;
const store = useTable.getState();
const { take, remove, undo, pin, everything, read } = useLibrary.getState();

/** What stands in the library once everything that is on its way has arrived. */
async function listed(): Promise<readonly PastGame[]> {
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
    expect(await listed()).toMatchObject([
      { names: ['Mika', 'Jun'], decks: ['bench-a', 'bench-b'], result: { winner: 1, reason: 'surrender' }, isPinned: false },
    ]);
    store.leave();
    expect(await listed()).toHaveLength(1);
  });

  test('lists a duel that is filed while the list is looked at', async () => {
    store.start(PLAN);
    store.openCurtain();
    store.answer({ kind: 'option', index: 0 });
    await useLibrary.getState().load();
    expect(useLibrary.getState().duels).toEqual([]);
    store.leave();
    await vi.waitFor(() => expect(useLibrary.getState().duels).toHaveLength(1));
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

  test('says of a duel that no storage keeps that it is not filed, and has put it aside whole', async () => {
    const shelf = new Map<string, string>();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => shelf.get(key) ?? null,
      setItem: (key: string, text: string) => void shelf.set(key, text),
      removeItem: (key: string) => void shelf.delete(key),
    });
    store.start(PLAN);
    store.openCurtain();
    store.answer({ kind: 'option', index: 0 });
    const recording: unknown = JSON.parse(store.saveFile()!).recording;
    store.leave();
    await desk.diary.settled();
    expect(useTable.getState().trouble).toMatchObject({ kind: 'notFiled', names: ['Mika', 'Jun'], isAside: true });
    expect(shelf.has('kusari.duel')).toBe(false);
    await listed();
    const [aside] = useLibrary.getState().asides;
    expect(JSON.parse(aside!.text)).toMatchObject({ format: 'kusari-duel', recording });
    await useLibrary.getState().removeAside(aside!.id);
    expect(useLibrary.getState().asides).toEqual([]);
    vi.unstubAllGlobals();
  });

  test('is tidied by somebody: all go but the pinned ones, and come back together', async () => {
    for (const seed of ['one', 'two', 'three']) await take(JSON.stringify(savedOf(randomDuel(seed, 30))));
    const before = await listed();
    await pin(before[1]!.id, true);
    await useLibrary.getState().tidy();
    expect((await listed()).map(({ id }) => id)).toEqual([before[1]!.id]);
    await undo();
    expect((await listed()).map(({ id }) => id).toSorted()).toEqual(before.map(({ id }) => id).toSorted());
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
    const [{ id }] = (await listed()) as [PastGame];
    await pin(id, true);
    const back = await read(id);
    expect(back.ok && back.file.kind === 'duel' && back.file.saved.recording).toEqual(JSON.parse(text).recording);
    await remove(id);
    expect(await listed()).toEqual([]);
    await undo();
    expect(await listed()).toMatchObject([{ id, isPinned: true }]);
  });

  test('gives the duels of a day alone, when that is asked', async () => {
    const now = vi.spyOn(Date, 'now');
    now.mockReturnValue(1_000);
    await take(JSON.stringify(savedOf(randomDuel('yesterday', 30))));
    now.mockReturnValue(2_000);
    await take(JSON.stringify(savedOf(randomDuel('today', 30))));
    now.mockRestore();
    const datesIn = (file: string) => (JSON.parse(file) as { duels: { at: number }[] }).duels.map(({ at }) => at);
    expect(datesIn(await everything()).sort()).toEqual([1_000, 2_000]);
    expect(datesIn(await everything(2_000))).toEqual([2_000]);
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
    for (const at of ['-1', '9e20'])
      expect(await take(file.replace(/"at":\d+/, `"at":${at}`))).toMatchObject({
        why: 'damaged',
        detail: expect.stringMatching(/^duels\.0\.at: /),
      });
    expect(await listed()).toEqual(before);
  });
});

describe('the shelf of the library', () => {
  const duel = (n: number, isPinned = false): PastGame => ({
    id: `d${n}`,
    at: n,
    names: ['a', 'b'],
    decks: null,
    profile: 'expert',
    turns: 1,
    lifePoints: [0, 0],
    result: null,
    isPinned,
  });

  test('never drops a duel: neither for 50 pinned ones, nor because the clock was set back', async () => {
    const shelf = libraryOn(memoryStore());
    for (let n = 1; n <= 50; n += 1) await shelf.put(duel(n + 1000, true), `text ${n}`);
    for (let n = 1; n <= 60; n += 1) await shelf.put(duel(n), `text ${n}`);
    const ended = { ...duel(0), id: 'the one that has just ended' };
    await shelf.put(ended, 'its text');
    expect(await shelf.list()).toHaveLength(111);
    expect(await shelf.list()).toContainEqual(ended);
    expect(await shelf.text(ended.id)).toBe('its text');
  });

  test('leaves out entries that are damaged, keeps the others, and knows whose texts the list has lost', async () => {
    const keyed = memoryStore();
    for (const n of [1, 2, 3]) await keyed.set(`duel:d${n}`, 'text');
    // No calendar knows the last one's day.
    await keyed.set('list', [duel(1), { id: 7 }, 'x', duel(2), { ...duel(3), at: 9e20 }]);
    expect((await libraryOn(keyed).list()).map(({ id }) => id)).toEqual(['d2', 'd1']);
    expect(await libraryOn(keyed).unlisted()).toEqual(['d3']);
    await keyed.set('list', 'nonsense');
    expect(await libraryOn(keyed).list()).toEqual([]);
  });
});

describe('a game of VISION among the past duels', () => {
  const finished = (): string => JSON.stringify(savedVision(randomVision('past')));

  test('is filed with its result, its life, its turns and its decks, and is played back', async () => {
    expect(await take(finished())).toBeNull();
    const [past] = await listed();
    expect(past).toMatchObject({
      profile: 'vision',
      names: ['Ren', 'Aya'],
      decks: ['lantern-procession', 'long-water'],
      result: { reason: 'life' },
    });
    expect(past!.lifePoints.some((life) => life <= 0)).toBe(true);
    expect(past!.course!.lifePoints[0]).toEqual([25, 25]);
    expect(past!.course!.lifePoints.at(-1)).toEqual(past!.lifePoints);
    const back = await read(past!.id);
    if (!back.ok) throw new Error(back.problem.detail);
    expect(back.file.played).toMatchObject({ profile: 'vision', isOver: true, isPublic: false });
  });

  test('is taken along with all others as one file, and comes back from it with what everybody saw of it', async () => {
    await take(JSON.stringify(savedOf(randomDuel('beside', 30))));
    await take(finished());
    const [{ id }] = (await listed()).filter(({ profile }) => profile === 'vision') as [PastGame];
    const one = await read(id);
    if (!one.ok) throw new Error(one.problem.detail);
    await take(publicText(one.file.played));
    const before = await listed();
    const file = await everything();
    for (const past of before) await remove(past.id);
    expect(await openGivenText(file)).toBe('filed');
    expect((await listed()).map((past) => past.id).toSorted()).toEqual(before.map((past) => past.id).toSorted());
    expect(before.map(({ profile, decks }) => [profile, decks === null]).toSorted()).toEqual([
      ['expert', false],
      ['vision', false],
      ['vision', true],
    ]);
  });

  test('that is not over goes on at the table when its file is opened; one that is over is watched', async () => {
    expect(await openGivenText(JSON.stringify(savedVision(randomVision('goes on', 60))))).toBe('onTable');
    expect(useTable.getState().table?.game).toBe('vision');
    store.leave();
    expect(await openGivenText(finished())).toBe('watched');
    expect(useTable.getState().table).toBeNull();
    const { watched, goTo, turn, watchAs, playOn } = usePlayback.getState();
    expect(watched).toMatchObject({ position: 0, watcher: 'both', played: { profile: 'vision' } });
    turn(1);
    expect(usePlayback.getState().watched!.view.turn).toBe(2);
    goTo(50);
    watchAs(1);
    const { view } = usePlayback.getState().watched!;
    expect(view.seats[0].zones.hand.cards.some((card) => card?.known)).toBe(false);
    expect(view.seats[1].zones.hand.cards.every((card) => card?.known)).toBe(true);
    expect(playOn()).toBe(true);
    expect(usePlayback.getState().watched).toBeNull();
    expect(useTable.getState().table).toMatchObject({ game: 'vision', profile: 'vision', view: { turn: view.turn } });
  });
});
