import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { duelGame } from '../../games/duel/cards/index';
import { duelMind } from '../../games/duel/mind';
import { thinkable, type Asked } from '../../thinking';
import { duelTable as table } from '../../games/duel/testing/on-table';
import { desk, useTable } from '../desk/table-store';
import type { DuelPlan } from '../keeping/open-game';
import type { Sitter } from '../running/sitter';
import { soon } from '../testing/disks';
import { quickShelf } from '../testing/quick-shelf';
import { reopened } from '../testing/reopened';
import { PartnersAtTable } from './at-table';
import type { WhyStuck } from './stuck';
import { NoThought, type FoundOut, type ReadyThinker } from './worker';

const { texts: shelf } = quickShelf();
const store = useTable.getState();
const GAME = thinkable(duelMind, (worlds, seed, like) => duelGame.dealt(worlds, seed, like));
const BEAT = 500;

const plan = (...sitters: [Sitter, Sitter]): DuelPlan => ({
  seats: [
    { name: 'Ren', deck: 'bench-a' },
    { name: 'Aya', deck: 'bench-b' },
  ],
  modes: ['pause', 'pause'],
  lifePoints: 8000,
  seed: 'a partner',
  first: 1,
  sitters,
});

/** Thinks at once, as the gentle level does; it notes what it was asked. */
class Ready implements ReadyThinker {
  readonly asked: Asked[] = [];
  readonly readied: string[] = [];
  getReady(game: string): void {
    this.readied.push(game);
  }
  ask({ asked }: { readonly asked: Asked }): Promise<FoundOut> {
    this.asked.push(asked);
    return Promise.resolve({ thought: GAME.think({ ...asked, level: 'gentle' }) ?? null, ms: 0 });
  }
  rest(): void {
    // There is nothing to stop.
  }
}

let stuck: { readonly seat: 0 | 1; readonly why: WhyStuck } | null = null;
let leave = (): void => undefined;

function sits(thinker: ReadyThinker, beat = BEAT): PartnersAtTable {
  const partners = new PartnersAtTable({
    desk,
    thinker,
    thinkable: () => Promise.resolve(GAME),
    beat: { ms: beat, took: () => undefined },
    reply: (agrees) => useTable.getState().reply(agrees),
    tellStuck: (now) => (stuck = now),
  });
  leave = useTable.subscribe(() => partners.look());
  partners.look();
  return partners;
}

const answers = (): number => desk.open!.running.session.answerCount;

/** Lets beats go by until somebody else is asked, or the game is over. */
async function partnersAct(most = 60): Promise<void> {
  for (let i = 0; i < most; i++) {
    await soon();
    const asked = table().view.decision?.player;
    if (asked === undefined || table().sitters[asked] === 'person') return;
    await vi.advanceTimersByTimeAsync(BEAT);
  }
}

/** The person lets pass what may be passed, and ends the turn. */
function personActs(): void {
  const { decision } = table().question!;
  const option = decision.options?.find((one) => one.do === 'pass') ?? decision.options?.at(-1);
  if (option) store.answer({ kind: 'option', index: option.index });
  else if (decision.pick)
    store.answer({ kind: 'cards', places: decision.pick.from.slice(0, decision.pick.min).map(({ place }) => place) });
  else store.answer({ kind: 'value', value: decision.values![0]! });
}

beforeEach(() => {
  vi.useFakeTimers();
  stuck = null;
});
afterEach(() => {
  leave();
  store.leave();
  vi.useRealTimers();
});

test('a partner plays its turn, and the person sees the own cards all the time, without a curtain', async () => {
  store.start(plan('person', 'steady'));
  sits(new Ready());
  expect(table()).toMatchObject({ viewer: 0, curtain: null, question: null, sitters: ['person', 'steady'], alone: 0 });
  await partnersAct();
  expect(answers()).toBeGreaterThan(0);
  for (let i = 0; i < 12 && table().view.result === null; i++) {
    expect(table()).toMatchObject({ viewer: 0, curtain: null, question: { player: 0, form: 'choice' } });
    personActs();
    await partnersAct();
  }
  expect(table().view.turn).toBeGreaterThan(1);
});

test('what thinks begins while the person is asked, once for a game', async () => {
  store.start({ ...plan('person', 'steady'), first: 0 });
  const thinker = new Ready();
  sits(thinker);
  await partnersAct();
  personActs();
  await partnersAct();
  expect(thinker.readied).toEqual(['duel']);
  store.leave();
  store.start(plan('person', 'person'));
  expect(thinker.readied).toEqual(['duel']);
});

test('an answer comes a beat after its question, whatever is asked: also where one could only pass', async () => {
  store.start({ ...plan('person', 'steady'), modes: ['strict', 'strict'] });
  const thinker = new Ready();
  sits(thinker);
  let isAlonePass = false;
  for (let i = 0; i < 30; i++) {
    await soon();
    const { view } = table();
    if (view.decision?.player === 0) {
      personActs();
      continue;
    }
    const own = desk.open!.running.session.view(1).decision!;
    isAlonePass ||= own.options?.length === 1;
    const before = answers();
    await vi.advanceTimersByTimeAsync(BEAT - 1);
    expect(answers()).toBe(before);
    await vi.advanceTimersByTimeAsync(1);
    await soon();
    expect(answers()).toBeGreaterThan(before);
  }
  expect(isAlonePass).toBe(true);
});

test('what is sent to be thought about names no card that the seat may not know, nor the seed of the game', async () => {
  store.start(plan('person', 'steady'));
  const thinker = new Ready();
  sits(thinker);
  for (let i = 0; i < 20 && thinker.asked.length < 3; i++) {
    await partnersAct();
    personActs();
  }
  expect(thinker.asked.length).toBeGreaterThan(2);
  for (const { worlds } of thinker.asked) {
    const { unknown, ...known } = worlds;
    const said = JSON.stringify(known);
    expect(said).not.toContain('a partner');
    const shown = new Set([...JSON.stringify(desk.open!.running.session.view(1)).matchAll(/\d{5,}/g)].map(([one]) => one));
    for (const passcode of unknown.flatMap(({ passcodes }) => passcodes))
      if (!shown.has(`${passcode}`)) expect(said).not.toContain(`:${passcode}`);
    for (const { passcodes } of unknown) expect(passcodes).toEqual(passcodes.toSorted((a, b) => a - b));
  }
});

test('a page that is taken away while a partner thinks comes back to the same answers', async () => {
  const play = async (isTakenAway: boolean): Promise<string> => {
    store.start(plan('person', 'steady'));
    for (let i = 0; i < 16; i++) {
      sits(new Ready());
      await soon();
      if (isTakenAway) {
        leave();
        await reopened(shelf);
        sits(new Ready());
      }
      await vi.advanceTimersByTimeAsync(BEAT);
      await soon();
      leave();
      if (table().question) personActs();
    }
    return JSON.stringify(desk.open!.running.line);
  };
  const straight = await play(false);
  store.leave();
  expect(await play(true)).toBe(straight);
});

test('an answer to what is not asked any more is dropped', async () => {
  store.start(plan('person', 'steady'));
  const resolve: ((found: FoundOut) => void)[] = [];
  sits({ ask: () => new Promise((then) => resolve.push(then)), rest: () => undefined, getReady: () => undefined });
  await vi.advanceTimersByTimeAsync(BEAT);
  store.start({ ...plan('person', 'steady'), seed: 'another' });
  const begun = answers();
  resolve[0]!({ thought: null, ms: 0 });
  await vi.advanceTimersByTimeAsync(BEAT);
  await soon();
  expect(answers()).toBe(begun);
  resolve[1]!({ thought: null, ms: 0 });
  await soon();
  expect(answers()).toBeGreaterThan(begun);
});

test('nothing is answered while the person looks back', async () => {
  store.start(plan('person', 'steady'));
  sits(new Ready());
  await partnersAct();
  personActs();
  for (let i = 0; i < 20 && table().question !== null; i++) personActs();
  const before = answers();
  store.review(0);
  await vi.advanceTimersByTimeAsync(BEAT * 3);
  expect([answers(), table().review?.answers]).toEqual([before, 0]);
  store.leaveReview();
  await soon();
  expect(answers()).toBeGreaterThan(before);
});

test('a partner agrees to going back, and accepts that the person gives up', async () => {
  store.start(plan('person', 'steady'));
  sits(new Ready());
  await partnersAct();
  personActs();
  await partnersAct();
  store.review(0);
  store.proposeRewind(0);
  expect(table()).toMatchObject({ request: { kind: 'undo', by: 0 }, viewer: 0, curtain: null });
  await vi.advanceTimersByTimeAsync(BEAT);
  expect(table().request).toBeNull();
  expect(table().events.at(-1)).toMatchObject({ kind: 'rewound', by: 0 });
  store.askSurrender(0);
  await vi.advanceTimersByTimeAsync(BEAT);
  expect(table().view.result).toMatchObject({ winner: 1, reason: 'surrender' });
});

test('what thinks and does not answer is told; the game stands, and is asked again or played by a person', async () => {
  store.start(plan('person', 'steady'));
  let fails = true;
  const ready = new Ready();
  const partners = sits({
    getReady: () => undefined,
    ask: (question) => (fails ? Promise.reject(new NoThought('silent')) : ready.ask(question)),
    rest: () => undefined,
  });
  const begun = answers();
  await vi.advanceTimersByTimeAsync(BEAT);
  expect([stuck, answers()]).toEqual([{ seat: 1, why: 'silent' }, begun]);
  fails = false;
  partners.again();
  await vi.advanceTimersByTimeAsync(BEAT);
  await soon();
  expect(stuck).toBeNull();
  expect(answers()).toBeGreaterThan(begun);
  fails = true;
  for (let i = 0; i < 20 && stuck === null; i++) {
    if (table().question) personActs();
    await vi.advanceTimersByTimeAsync(BEAT);
    await soon();
  }
  expect(stuck).toMatchObject({ why: 'silent' });
  const before = answers();
  store.takeSeat(1);
  expect(table()).toMatchObject({ sitters: ['person', 'person'], alone: null });
  expect([table().viewer, answers(), stuck]).toEqual(['public', before, null]);
});

test('two partners play each other, and everybody sees what everybody may', async () => {
  store.start({ ...plan('gentle', 'gentle'), lifePoints: 1000 });
  sits(new Ready());
  expect(table()).toMatchObject({ viewer: 'public', curtain: null, question: null, alone: 'nobody' });
  await partnersAct(400);
  expect(table().view.result).not.toBeNull();
});
