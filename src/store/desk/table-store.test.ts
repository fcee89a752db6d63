import { beforeEach, describe, expect, test } from 'vitest';
import type { DuelPlan } from '../keeping/open-game';
import { desk, useTable } from './table-store';
import { asideShelf } from '../keeping/aside';
import { reopened } from '../testing/reopened';
import { quickShelf } from '../testing/quick-shelf';
import { duelTable as table } from '../../games/duel/testing/on-table';

const PLAN: DuelPlan = {
  seats: [
    { name: 'Ren', deck: 'bench-a' },
    { name: 'Aya', deck: 'bench-b' },
  ],
  modes: ['smooth', 'smooth'],
  lifePoints: 2000,
  seed: 'a duel for the store',
  first: 0,
};

const storage = quickShelf();
const { texts: shelf } = storage;

const { start, openCurtain, answer, pass, look, leave, respond, back, openFile, saveFile, askSurrender, reply, setMode } =
  useTable.getState();
const { takeBack } = useTable.getState();

/** Gives the option that does this; for a card of the hand, the first. */
function act(what: string): void {
  const option = table().question?.decision.options?.find((one) => one.do === what);
  if (!option) throw new Error(`${what} is not offered`);
  expect(answer({ kind: 'option', index: option.index })).toEqual({ ok: true });
}

const handOf = (player: 0 | 1): boolean[] => table().view.seats[player].zones.hand.cards.map((card) => card.known);

beforeEach(async () => {
  storage.isFull = false;
  leave();
  await desk.diary.settled();
  shelf.clear();
  start(PLAN);
});

describe('the screen of a running duel', () => {
  test('begins behind the curtain, and the curtain hides both hands', () => {
    expect(table()).toMatchObject({ curtain: 0, viewer: 'public', question: null });
    expect([...handOf(0), ...handOf(1)]).not.toContain(true);
  });

  test('shows the turn player its hand and nobody else’s', () => {
    openCurtain();
    expect(table()).toMatchObject({ curtain: null, viewer: 0 });
    expect(handOf(0)).not.toContain(false);
    expect(handOf(1)).not.toContain(true);
  });

  test('is public while the opponent is asked, with no options to read', () => {
    setMode(1, 'strict');
    openCurtain();
    act('setMonster');
    expect(table()).toMatchObject({ viewer: 'public', curtain: null, question: { player: 1, form: 'window' } });
    expect(table().question?.decision.options).toBeUndefined();
    expect([...handOf(0), ...handOf(1)]).not.toContain(true);
    pass();
    expect(table()).toMatchObject({ viewer: 'public', curtain: null, question: { player: 0, form: 'look' } });
    expect([...handOf(0), ...handOf(1)]).not.toContain(true);
    look();
    expect(table()).toMatchObject({ viewer: 0, curtain: null, question: { form: 'choice' } });
  });

  test('lets the opponent look behind a curtain, and hides it again behind one', () => {
    setMode(1, 'strict');
    openCurtain();
    act('setMonster');
    look();
    expect(table()).toMatchObject({ curtain: 1, viewer: 'public', canLeaveCurtain: true });
    openCurtain();
    expect(table()).toMatchObject({ curtain: null, viewer: 1, question: { form: 'choice' } });
    pass();
    expect(table()).toMatchObject({ curtain: 0, viewer: 'public' });
  });
});

describe('an act that binds nobody', () => {
  test('is taken back without consent, and the record says so', async () => {
    openCurtain();
    const before = JSON.stringify(table().view);
    expect(table().takesBack).toBe('noAct');
    act('setMonster');
    expect(table()).toMatchObject({ takesBack: 'free', view: { decision: { kind: 'idle' } } });
    takeBack();
    expect(JSON.stringify(table().view)).toBe(before);
    expect(table()).toMatchObject({ viewer: 0, takesBack: 'noAct', wentBack: { kind: 'tookBack', by: 0 }, request: null });
    const told = table().events;
    await reopened(shelf);
    expect(table().events).toEqual(told);
    openCurtain();
    act('setMonster');
    expect(table().takesBack).toBe('free');
  });

  test('stands when the other player has answered it', () => {
    setMode(1, 'strict');
    openCurtain();
    act('setMonster');
    expect(table().takesBack).toBeNull();
    pass();
    expect(table().takesBack).toBe('answered');
    const { answerCount } = desk.open!.running.session;
    takeBack();
    expect(desk.open!.running.session.answerCount).toBe(answerCount);
  });

  test('is not taken back while a request waits, nor by another seat that is asked', () => {
    openCurtain();
    act('setMonster');
    askSurrender(0);
    expect(table().takesBack).toBeNull();
    takeBack();
    expect(table().events).toEqual([]);
  });
});

describe('smooth mode', () => {
  test('Respond goes back to the window, and No response to where play was', () => {
    openCurtain();
    act('setMonster');
    const before = JSON.stringify(table().view);
    const [window] = table().windows[1].slice(-1);
    expect(window).toMatchObject({ player: 1, window: 'set' });
    respond(window!);
    expect(table()).toMatchObject({ curtain: 1, view: { decision: { player: 1, window: 'set' } } });
    openCurtain();
    expect(table().question?.isReopened).toBe(true);
    pass();
    openCurtain();
    expect(JSON.stringify(table().view)).toBe(before);
  });

  test('needs consent once a card was drawn and seen since', () => {
    openCurtain();
    act('enter');
    const window = table().windows[1].findLast((one) => one.turn === 1);
    openCurtain();
    respond(window!);
    expect(table().request).toMatchObject({ kind: 'respond', by: 1, learned: 'draw' });
    reply(false);
    expect(table()).toMatchObject({ request: null, view: { turn: 2 } });
    respond(window!);
    reply(true);
    expect(table()).toMatchObject({ curtain: 1, view: { turn: 1 } });
  });
});

describe('a kept duel', () => {
  test('comes back as it was, behind the curtain, windows included', async () => {
    openCurtain();
    act('setMonster');
    const before = table();
    await reopened(shelf);
    expect(table().curtain).toBe(0);
    openCurtain();
    expect(table().view).toEqual(before.view);
    expect(table().windows).toEqual(before.windows);
    back();
    expect(table().view).toEqual(before.view);
  });

  test('that is damaged is put aside whole, says so, and nothing writes over it', async () => {
    const text = shelf.get('kusari.duel')!.slice(0, 400);
    shelf.set('kusari.duel', text);
    await reopened(shelf);
    await desk.diary.settled();
    expect(useTable.getState()).toMatchObject({
      table: null,
      trouble: { kind: 'cannotOpen', isAside: true, text, problem: { why: 'damaged' } },
    });
    start(PLAN);
    await desk.diary.settled();
    expect(await asideShelf.list()).toEqual([{ id: 'kusari.duel.aside.1', text }]);
  });

  test('that is damaged and cannot be put aside is not said to be, stays where it is, and is still offered as a file', async () => {
    const text = shelf.get('kusari.duel')!.slice(0, 400);
    shelf.set('kusari.duel', text);
    storage.isFull = true;
    await reopened(shelf);
    await desk.diary.settled();
    expect(useTable.getState().trouble).toMatchObject({ kind: 'cannotOpen', isAside: false, text });
    expect(shelf.get('kusari.duel')).toBe(text);
  });

  test('of other rules is refused with the place where it does not fit', () => {
    const saved = JSON.parse(saveFile()!);
    expect(openFile(JSON.stringify({ ...saved, recording: { ...saved.recording, format: 'another-engine/7' } }))).toBe(false);
    expect(useTable.getState().trouble).toMatchObject({ kind: 'cannotOpen', isAside: false, problem: { why: 'refused' } });
    expect(useTable.getState().table).not.toBeNull();
  });

  test('can be taken along as a file', () => {
    openCurtain();
    act('setMonster');
    const { view } = table();
    const text = saveFile()!;
    leave();
    expect(openFile(text)).toBe(true);
    openCurtain();
    expect(table().view).toEqual(view);
  });
});

test('a surrender needs consent', () => {
  openCurtain();
  askSurrender(0);
  reply(false);
  expect(table().view.result).toBeNull();
  askSurrender(0);
  expect(table().request).toEqual({ kind: 'surrender', by: 0 });
  reply(true);
  expect(table().view.result).toEqual({ winner: 1, reason: 'surrender' });
});
