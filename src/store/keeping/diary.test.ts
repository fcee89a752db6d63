import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Desk, type Shown } from '../desk/desk';
import { answering } from '../desk/answering';
import { startGame, type DuelPlan } from './open-game';
import type { Filed } from '../recordings/file-away';
import { requests } from '../desk/requests';
import { brokenDisk, silentDisk, slowDisk, soon } from '../testing/disks';
import { PATIENCE } from './diary';
import { DUEL, noteLeft, onDiskOf, stampOf } from './table-shelf';
import { memoryStore, type Keyed } from '../storage/keyed';
import { quickShelf } from '../testing/quick-shelf';
import { BOTH, DUEL_ALONE, duel, vision } from '../../games/testing/games';

const { texts: shelf } = quickShelf();

const PLAN: DuelPlan = {
  seats: [
    { name: 'Ren', deck: 'bench-a' },
    { name: 'Aya', deck: 'bench-b' },
  ],
  modes: ['strict', 'strict'],
  lifePoints: 8000,
  seed: 'written down',
  first: 0,
  secrecy: 'open',
};

const filed: Filed = { kind: 'filed' };

interface Around {
  readonly fileAway?: () => Promise<Filed>;
  readonly putAside?: (text: string) => Promise<boolean>;
  readonly fetchVision?: () => Promise<void>;
  readonly isElsewhere?: () => boolean;
}

/** A page of this browser, which keeps its duel on this disk. */
function page(
  disk: Keyed | null,
  { fileAway = async () => filed, putAside = async () => true, fetchVision = async () => undefined, isElsewhere }: Around = {},
) {
  let shown: Shown = { table: null, trouble: null };
  let isTaken = false;
  let games = DUEL_ALONE;
  const desk = new Desk(
    (next) => {
      shown = { ...shown, ...next };
    },
    {
      game: () => games,
      fetchFor: () => fetchVision().then(() => (games = BOTH)),
      disk,
      ...(isElsewhere && { isElsewhere }),
      fileAway,
      putAside,
      taken: () => {
        isTaken = true;
        desk.drop();
      },
    },
  );
  const table = () => shown.table;
  return {
    desk,
    ...answering(desk, table),
    ...requests(desk, table),
    table,
    trouble: () => shown.trouble,
    isTaken: () => isTaken,
    answers: () => desk.open?.running.session.answerCount,
    sit: async () => desk.takeUp(await desk.diary.sitDown()),
  };
}

/** A page that has gone on without what is kept, since the disk does not answer. */
async function goneOnWithout(kept: Keyed, around: Around = {}) {
  vi.useFakeTimers();
  const disk = slowDisk(kept);
  const putAside = vi.fn(async () => true);
  const after = page(disk, { ...around, putAside });
  const sitting = after.sit();
  await vi.advanceTimersByTimeAsync(PATIENCE);
  await sitting;
  return { disk, putAside, after };
}

const answersIn = (text: string | null): number =>
  (JSON.parse(text!) as { recording: { answers: unknown[] } }).recording.answers.length;
const onDisk = async (disk: Keyed) => onDiskOf(await disk.get(DUEL));

beforeEach(() => shelf.clear());
afterEach(() => vi.useRealTimers());

describe('an answer', () => {
  test('is drawn at once, and the next one is taken when it is on disk', async () => {
    const disk = slowDisk();
    const { desk, pass, answers, table } = page(disk);
    desk.lay(startGame(duel, PLAN));
    await disk.answer();
    pass();
    expect(answers()).toBe(1);
    const { question } = table()!;
    pass();
    expect(answers()).toBe(1);
    expect(table()!.question).toEqual(question);
    await disk.answer();
    expect(answersIn((await onDisk(disk)).text)).toBe(1);
    expect(answers()).toBe(2);
    expect(disk.open()).toBe(1);
  });

  test('that comes while another one waits for the same question is dropped, and one for the next question is not', async () => {
    const disk = slowDisk();
    const { desk, pass, answers } = page(disk);
    desk.lay(startGame(duel, PLAN));
    for (let i = 0; i < 3; i += 1) pass();
    expect(answers()).toBe(0);
    await disk.answer();
    expect(answers()).toBe(1);
    await disk.answer();
    expect(answers()).toBe(1);
  });

  test('is never taken before the one before it, whatever else the players do meanwhile', async () => {
    const disk = slowDisk();
    const { desk, pass, answers, setMode, askSurrender, reply, table } = page(disk);
    desk.lay(startGame(duel, PLAN));
    pass();
    setMode(1, 'smooth');
    askSurrender(0);
    expect(answers()).toBe(0);
    expect(table()).toMatchObject({ modes: ['strict', 'strict'], request: null });
    await disk.answer();
    expect(answers()).toBe(1);
    await disk.answer();
    expect(table()!.modes).toEqual(['strict', 'smooth']);
    await disk.answer();
    expect(table()!.request).toEqual({ kind: 'surrender', by: 0 });
    reply(true);
    expect(table()!.view.result).toMatchObject({ winner: 1, reason: 'surrender' });
  });

  test('that announces the end of several phases is written phase by phase', async () => {
    const disk = slowDisk();
    const { desk, pass, answers, endTurn, table } = page(disk);
    desk.lay(startGame(duel, { ...PLAN, modes: ['smooth', 'smooth'] }));
    await disk.answer();
    pass();
    await disk.answer();
    const before = answers()!;
    endTurn();
    const first = answers()!;
    expect(first).toBeGreaterThan(before);
    for (let writes = 0; table()!.view.turn === 1 && writes < 10; writes += 1) {
      expect(answersIn((await onDisk(disk)).text)).toBeLessThan(answers()!);
      await disk.answer();
    }
    expect(table()!.view.turn).toBe(2);
  });
});

describe('a disk', () => {
  test('that fails is said, holds nobody up, and what is said is taken back when it works again', async () => {
    const works = memoryStore();
    let disk = brokenDisk();
    const { desk, pass, answers, trouble } = page({ ...works, update: (key, change) => disk.update(key, change) });
    desk.lay(startGame(duel, PLAN));
    await desk.diary.settled();
    expect(trouble()).toEqual({ kind: 'notKept', how: 'quickly' });
    pass();
    await desk.diary.settled();
    pass();
    await desk.diary.settled();
    expect(answers()).toBe(2);
    disk = works;
    pass();
    await desk.diary.settled();
    expect(trouble()).toBeNull();
    expect(answersIn((await onDisk(works)).text)).toBe(3);
  });

  test('that never answers freezes the table for no longer than the table has patience', async () => {
    vi.useFakeTimers();
    const { desk, pass, answers, trouble } = page(silentDisk());
    desk.lay(startGame(duel, PLAN));
    pass();
    expect(answers()).toBe(0);
    vi.advanceTimersByTime(PATIENCE);
    expect(answers()).toBe(1);
    expect(trouble()).toEqual({ kind: 'notKept', how: 'quickly' });
    pass();
    expect(answers()).toBe(2);
    expect(answersIn(shelf.get(DUEL)!)).toBe(2);
  });

  test('that answers late gets the newest state, and nothing is said any more', async () => {
    vi.useFakeTimers();
    const disk = slowDisk();
    const { desk, pass, answers, trouble } = page(disk);
    desk.lay(startGame(duel, PLAN));
    vi.advanceTimersByTime(PATIENCE);
    for (let i = 0; i < 3; i += 1) pass();
    expect(answers()).toBe(3);
    await disk.answer();
    await disk.answer();
    expect(answersIn((await onDisk(disk)).text)).toBe(3);
    expect(trouble()).toBeNull();
  });

  test('that never answers when the page is opened: the quick copy comes back, and what the disk held is put aside when it answers after all', async () => {
    const kept = memoryStore();
    const before = page(kept);
    before.desk.lay(startGame(duel, PLAN));
    await before.desk.diary.settled();
    const old = new Map(shelf);
    before.pass();
    await before.desk.diary.settled();
    // The browser was killed: the quick copy had not been written to disk.
    for (const [key, text] of old) shelf.set(key, text);
    const { disk, putAside, after } = await goneOnWithout(kept);
    expect(after.answers()).toBe(0);
    await disk.answer();
    expect(putAside).toHaveBeenCalledOnce();
    expect(after.trouble()).toMatchObject({ kind: 'foundLate', isAside: true });
  });

  test('that answers late when the browser has lost the quick copy: the duel comes back, and goes on being kept', async () => {
    const kept = memoryStore();
    const before = page(kept);
    before.desk.lay(startGame(duel, PLAN));
    before.pass();
    await before.desk.diary.settled();
    before.pass();
    await before.desk.diary.settled();
    shelf.clear();
    const { disk, putAside, after } = await goneOnWithout(kept);
    expect(after.answers()).toBeUndefined();
    await disk.answer();
    expect(after.answers()).toBe(before.answers());
    expect(after.trouble()).toEqual({ kind: 'cutShort' });
    expect(putAside).not.toHaveBeenCalled();
    await disk.answer();
    after.pass();
    await disk.answer();
    expect(answersIn((await onDisk(disk)).text)).toBe(before.answers()! + 1);
  });
});

describe('a game of VISION that the disk gives back late', () => {
  /** The disk has just answered, and VISION is not there yet. */
  async function foundLate(isElsewhere = () => false) {
    const kept = memoryStore();
    const before = page(kept);
    const { modes, seed, first } = PLAN;
    const seats = [
      { name: 'Ren', deck: 'lantern-procession' },
      { name: 'Aya', deck: 'long-water' },
    ] as const;
    before.desk.lay(startGame(vision, { seats, modes, seed, first: first!, secrecy: 'open' }));
    await before.desk.diary.settled();
    shelf.clear();
    let arrive = (): void => undefined;
    const fetchVision = vi.fn(() => new Promise<void>((resolve) => (arrive = resolve)));
    const late = await goneOnWithout(kept, { fetchVision, isElsewhere });
    await late.disk.answer();
    const fetched = async (): Promise<void> => {
      arrive();
      await soon();
    };
    return { ...late, fetchVision, fetched };
  }

  test('comes to the empty table when VISION has been fetched, and goes on being kept', async () => {
    const { disk, putAside, after, fetched } = await foundLate();
    expect(after.table()).toBeNull();
    await fetched();
    expect(after.table()).toMatchObject({ profile: 'vision' });
    expect(after.trouble()).toEqual({ kind: 'cutShort' });
    expect(putAside).not.toHaveBeenCalled();
    await disk.answer();
    expect(after.answer({ kind: 'value', value: false })).toEqual({ ok: true });
    await disk.answer();
    expect(answersIn((await onDisk(disk)).text)).toBe(1);
  });

  test('is put aside when the players lay something else meanwhile, which is written down without waiting for VISION', async () => {
    const { disk, putAside, after, fetched } = await foundLate();
    after.desk.lay(startGame(duel, PLAN));
    await soon();
    expect(putAside).toHaveBeenCalledOnce();
    expect(after.trouble()).toMatchObject({ kind: 'foundLate', isAside: true });
    await disk.answer();
    expect(JSON.parse((await onDisk(disk)).text!)).not.toHaveProperty('game');
    await fetched();
    expect(after.table()).toMatchObject({ profile: 'expert' });
  });

  test('is put aside when a door is open, and VISION is not fetched for it', async () => {
    const { putAside, after, fetchVision } = await foundLate(() => true);
    expect(fetchVision).not.toHaveBeenCalled();
    expect(putAside).toHaveBeenCalledOnce();
    expect(after.table()).toBeNull();
    expect(after.trouble()).toMatchObject({ kind: 'foundLate', isAside: true });
  });

  test('is put aside when a door is opened, or another page takes the table, before VISION is there', async () => {
    let isElsewhere = false;
    const opened = await foundLate(() => isElsewhere);
    isElsewhere = true;
    await opened.fetched();
    const taken = await foundLate();
    taken.after.desk.drop();
    await taken.fetched();
    for (const { after, putAside } of [opened, taken]) {
      expect(putAside).toHaveBeenCalledOnce();
      expect(after.table()).toBeNull();
    }
  });
});

describe('on coming back', () => {
  test('the newer of the two copies wins, whichever it is', async () => {
    const disk = memoryStore();
    const before = page(disk);
    before.desk.lay(startGame(duel, PLAN));
    before.pass();
    await before.desk.diary.settled();
    const older = new Map(shelf);
    before.pass();
    await before.desk.diary.settled();
    const newer = new Map(shelf);

    for (const [key, text] of older) shelf.set(key, text);
    const fromDisk = page(disk);
    await fromDisk.sit();
    expect(fromDisk.answers()).toBe(before.answers());

    const behind = memoryStore();
    await behind.set(DUEL, { fence: 1, ...stampOf(older.get(DUEL)!), text: older.get(DUEL)! });
    for (const [key, text] of newer) shelf.set(key, text);
    const fromQuick = page(behind);
    await fromQuick.sit();
    expect(fromQuick.answers()).toBe(before.answers());
  });

  test('a duel that was left does not come back, even if the quick copy of it does', async () => {
    const disk = memoryStore();
    const { desk } = page(disk);
    desk.lay(startGame(duel, PLAN));
    const quick = shelf.get(DUEL)!;
    desk.clear();
    await desk.diary.settled();
    expect(shelf.has(DUEL)).toBe(false);
    shelf.set(DUEL, quick);
    const after = page(disk);
    await after.sit();
    expect(after.table()).toBeNull();
  });

  test('the newer copy that cannot be opened is put aside, and the older one opened', async () => {
    const disk = memoryStore();
    const before = page(disk);
    before.desk.lay(startGame(duel, PLAN));
    await before.desk.diary.settled();
    const newest = await onDisk(disk);
    await disk.set(DUEL, { ...newest, number: newest.number + 1, text: '{"format":"kusari-duel","version":1' });
    const putAside = vi.fn(async () => true);
    const after = page(disk, { putAside });
    await after.sit();
    await soon();
    expect(putAside).toHaveBeenCalledExactlyOnceWith('{"format":"kusari-duel","version":1');
    expect(after.answers()).toBe(0);
    expect(after.trouble()).toMatchObject({ kind: 'cannotOpen', isAside: true });
  });

  test('a page that ended without leaving is said, and one that was left is not', async () => {
    const disk = memoryStore();
    const before = page(disk);
    before.desk.lay(startGame(duel, PLAN));
    await before.desk.diary.settled();
    const killed = page(disk);
    await killed.sit();
    expect(killed.trouble()).toEqual({ kind: 'cutShort' });
    await killed.desk.diary.settled();
    killed.desk.diary.noteLeft();
    const left = page(disk);
    await left.sit();
    expect(left.trouble()).toBeNull();
  });

  test('a kept duel of an older version of the page is opened, though it does not say when it was written', async () => {
    const before = page(null);
    before.desk.lay(startGame(duel, PLAN));
    before.pass();
    const { kept: _, ...old } = JSON.parse(shelf.get(DUEL)!) as Record<string, unknown>;
    shelf.set(DUEL, JSON.stringify(old));
    const after = page(memoryStore());
    await after.sit();
    expect(after.answers()).toBe(1);
    expect(after.trouble()).toBeNull();
  });
});

describe('two pages', () => {
  test('never write over each other: the one that sat down first loses the table with its next answer, and its answer goes nowhere', async () => {
    const disk = memoryStore();
    const first = page(disk);
    await first.sit();
    first.desk.lay(startGame(duel, PLAN));
    await first.desk.diary.settled();
    const second = page(disk);
    await second.sit();
    second.pass();
    second.pass();
    await second.desk.diary.settled();
    const kept = await onDisk(disk);

    first.pass();
    await first.desk.diary.settled();
    expect(first.isTaken()).toBe(true);
    expect(first.table()).toBeNull();
    expect(await onDisk(disk)).toEqual(kept);
    // The quick copy may be the loser's; it is the older one all the same.
    const third = page(disk);
    await third.sit();
    expect(third.answers()).toBe(second.answers());
  });

  test('a page that has not sat down yet loses nothing to what is written meanwhile, only to who sits down after it', async () => {
    const disk = memoryStore();
    const waiting = page(disk).desk.diary;
    const first = page(disk);
    await first.sit();
    first.desk.lay(startGame(duel, PLAN));
    await first.desk.diary.settled();
    expect(waiting.isOlderThan(await onDisk(disk))).toBe(false);
    await waiting.sitDown();
    expect(waiting.isOlderThan(await onDisk(disk))).toBe(false);
    expect(first.desk.diary.isOlderThan({ term: (await onDisk(disk)).fence, number: 0 })).toBe(true);
  });
});

describe('a duel that leaves the table', () => {
  const notFiled = { kind: 'notFiled', names: ['Ren', 'Aya'], turns: 1, text: 'the whole of it' } as const;

  test('stays on disk until it is filed, also when another one has begun', async () => {
    const disk = memoryStore();
    let isFiled = (_: Filed): void => undefined;
    const { desk } = page(disk, { fileAway: () => new Promise((resolve) => (isFiled = resolve)) });
    desk.lay(startGame(duel, PLAN));
    await desk.diary.settled();
    const { text } = await onDisk(disk);
    desk.lay(startGame(duel, { ...PLAN, seed: 'the next one' }));
    await soon();
    expect((await onDisk(disk)).text).toBe(text);
    isFiled(filed);
    await desk.diary.settled();
    expect((await onDisk(disk)).text).toContain('the next one');
  });

  test('in the very moment in which it was laid or answered is not forgotten before it is filed', async () => {
    const disk = memoryStore();
    let isFiled = (_: Filed): void => undefined;
    const { desk } = page(disk, { fileAway: () => new Promise((resolve) => (isFiled = resolve)) });
    desk.lay(startGame(duel, PLAN));
    desk.clear();
    await soon();
    expect(shelf.has(DUEL)).toBe(true);
    isFiled(filed);
    await desk.diary.settled();
    expect(shelf.has(DUEL)).toBe(false);
    expect((await onDisk(disk)).text).toBeNull();
  });

  test('and can neither be filed nor put aside, is not cleared, is said, and is offered as a file', async () => {
    const disk = memoryStore();
    const { desk, trouble, table } = page(disk, { fileAway: async () => ({ ...notFiled, isAside: false }) });
    desk.lay(startGame(duel, PLAN));
    await desk.diary.settled();
    desk.clear();
    expect(table()).toBeNull();
    await desk.diary.settled();
    expect(trouble()).toEqual({ ...notFiled, isAside: false });
    expect((await onDisk(disk)).text).not.toBeNull();
    expect(shelf.has(DUEL)).toBe(true);
  });

  test('while the disk never answers, is gone from the quick copy once it is filed, and not before', async () => {
    let isFiled = (_: Filed): void => undefined;
    const { desk } = page(silentDisk(), { fileAway: () => new Promise((resolve) => (isFiled = resolve)) });
    desk.lay(startGame(duel, PLAN));
    desk.clear();
    await soon();
    expect(shelf.has(DUEL)).toBe(true);
    isFiled(filed);
    await soon();
    expect(shelf.has(DUEL)).toBe(false);
  });

  test('and is put aside instead of filed, is cleared, and said', async () => {
    const disk = memoryStore();
    const { desk, trouble } = page(disk, { fileAway: async () => ({ ...notFiled, isAside: true }) });
    desk.lay(startGame(duel, PLAN));
    desk.clear();
    await desk.diary.settled();
    expect(trouble()).toEqual({ ...notFiled, isAside: true });
    expect((await onDisk(disk)).text).toBeNull();
  });
});

test('what is said stays until it is dismissed, whatever is said after it', () => {
  const { desk, trouble } = page(null);
  desk.trouble({ kind: 'cutShort' });
  desk.trouble({ kind: 'cannotOpen', isAside: false, problem: { why: 'foreign', detail: '' } });
  desk.trouble(null);
  expect(trouble()).toEqual({ kind: 'cutShort' });
  desk.dismissTrouble();
  expect(trouble()).toBeNull();
  expect(noteLeft({ term: 1, number: 1 })).toBe(true);
});
