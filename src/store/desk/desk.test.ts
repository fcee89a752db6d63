import { beforeEach, expect, test } from 'vitest';
import { below, seededRandom } from '../../engine/kernel';
import type { DuelPlan } from '../keeping/open-game';
import { quickShelf } from '../testing/quick-shelf';
import { desk, useTable } from './table-store';
import { layTable } from './table';
import { duelTable as table } from '../../games/duel/testing/on-table';
import { announcements, wishesTo } from '../../games/duel/thinking';

quickShelf();

const PLAN: DuelPlan = {
  seats: [
    { name: 'Ren', deck: 'bench-a' },
    { name: 'Aya', deck: 'bench-b' },
  ],
  modes: ['strict', 'strict'],
  lifePoints: 4000,
  seed: 'what lies on the desk',
  first: 0,
};

const store = useTable.getState();
const options = (): readonly { readonly index: number; readonly do: string }[] => table().question?.decision.options ?? [];

beforeEach(() => store.leave());

test('whatever changes on the desk is what the table shows', () => {
  for (const secrecy of ['open', 'peek', 'curtain'] as const) {
    store.start({ ...PLAN, secrecy });
    const random = seededRandom(secrecy);
    const acts: readonly (() => unknown)[] = [
      store.openCurtain,
      store.look,
      store.leaveCurtain,
      store.cover,
      () => store.peek(0),
      store.endPeek,
      store.pass,
      store.back,
      () => options().length > 0 && store.answer({ kind: 'option', index: below(random, options().length) }),
      () => table().windows[1][0] && store.respond(table().windows[1][0]),
      () => store.setMode(below(random, 2) === 0 ? 0 : 1, below(random, 2) === 0 ? 'smooth' : 'strict'),
      () => store.review(below(random, 6)),
      store.leaveReview,
      () => store.proposeRewind(0),
      () => store.askSurrender(1),
      () => store.reply(table().request?.kind !== 'surrender' && below(random, 2) === 0),
    ];
    for (let i = 0; i < 120; i++) {
      acts[below(random, acts.length)]!();
      expect(layTable(desk.open!, desk).table).toEqual(table());
    }
  }
});

test('what could be done at a place is told with the eyes that the screen has', () => {
  store.start({ ...PLAN, secrecy: 'peek' });
  expect(table().question?.form).toBe('window');
  expect(store.wishesAt('0:hand:0')).toEqual([]);
  while (table().question?.form === 'window') store.pass();
  expect(table().question).toMatchObject({ player: 0, form: 'look', decision: { kind: 'idle' } });
  expect(store.wishesAt('0:hand:0')).toEqual([]);
  expect(wishesTo('0:hand:0', '0:monster:0')).toEqual({ options: [], reasons: [] });
  expect(announcements().find(({ to }) => to === 'end')?.options).toHaveLength(1);
  store.look();
  expect(table().question?.form).toBe('choice');
  expect(store.wishesAt('0:hand:0')).not.toEqual([]);
  store.peek(1);
  expect(store.wishesAt('0:hand:0')).toEqual([]);
});

test('which hidden cards a seat has seen is told only where the screen shows the cards of that seat', () => {
  store.start({ ...PLAN, secrecy: 'peek' });
  while (table().question?.form === 'window') store.pass();
  const asked: (0 | 1)[] = [];
  desk.open!.running.session.seenCardAt = (seat) => {
    asked.push(seat);
    return 1;
  };
  expect(table().question).toMatchObject({ player: 0, form: 'look' });
  expect(store.seenCardAt('1:hand:0')).toBeUndefined();
  store.look();
  expect(store.seenCardAt('1:hand:0')).toBe(1);
  store.peek(1);
  expect(store.seenCardAt('1:hand:0')).toBeUndefined();
  expect(asked).toEqual([0]);
});

test('an open act is given by its number among the open acts, whatever else there is', () => {
  store.start({ ...PLAN, secrecy: 'peek' });
  while (table().question?.form === 'window') store.pass();
  expect(options().map(({ index }) => index)).toEqual(options().map((_, at) => at));
  const own = desk.open!.running.session.view(0).decision!.options!;
  expect(own.length).toBeGreaterThan(options().length);
  const end = table().question!.decision.options!.find(({ to }) => to === 'end')!;
  expect(store.answer({ kind: 'option', index: end.index }).ok).toBe(true);
  expect(desk.open!.running.session.moment).toMatchObject({ kind: 'respond', window: 'announcedEnd' });
});

test('what was dealt at the beginning each player sees when the curtain is opened; of a duel that was kept nothing is new', () => {
  store.start({ ...PLAN, secrecy: 'curtain' });
  expect(table()).toMatchObject({ curtain: 0, seen: [-1, -1] });
  const newest = table().publicLog.at(-1)!.number;
  store.openCurtain();
  expect(table().seen).toEqual([newest, -1]);
  expect(store.openFile(store.saveFile()!)).toBe(true);
  expect(table()).toMatchObject({ curtain: 0, seen: [newest, newest] });
});
