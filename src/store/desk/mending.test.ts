import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { DuelSession } from '../../engine/duel';
import { desk, useTable } from './table-store';
import type { DuelPlan } from '../keeping/open-game';
import { reopened } from '../testing/reopened';
import { quickShelf } from '../testing/quick-shelf';
import { duelTable as table } from '../../games/duel/testing/on-table';

const { texts: shelf } = quickShelf();

const PLAN: DuelPlan = {
  seats: [
    { name: 'Ren', deck: 'bench-a' },
    { name: 'Aya', deck: 'bench-b' },
  ],
  modes: ['smooth', 'smooth'],
  lifePoints: 2000,
  seed: 'a duel that fails',
  first: 0,
  secrecy: 'open',
};

const { start, answer, leave, backToGood, faultFile, noteFault, openFile, proposeRewind, review } = useTable.getState();
const answers = (): number => desk.open!.running.session.answerCount;
const trouble = () => useTable.getState().trouble;

/** Gives the first option that does this. */
function act(what: string): void {
  const option = table().question?.decision.options?.find((one) => one.do === what);
  if (!option) throw new Error(`${what} is not offered`);
  answer({ kind: 'option', index: option.index });
}

/** From now on no view can be taken of a position after more than so many answers: a fault of ours, which names a card. */
function failsAfter(most: number): void {
  const view = DuelSession.prototype.view;
  vi.spyOn(DuelSession.prototype, 'view').mockImplementation(function (this: DuelSession, viewer) {
    if (this.answerCount > most) throw new Error('Dark Magician Girl has no zone');
    return view.call(this, viewer);
  });
}

beforeEach(async () => {
  leave();
  await desk.diary.settled();
  shelf.clear();
  while (trouble()) useTable.getState().dismissTrouble();
  start(PLAN);
  while (table().question?.decision.options?.every((one) => one.do !== 'setSpellTrap')) useTable.getState().pass();
});
afterEach(() => vi.restoreAllMocks());

describe('a position that cannot be shown', () => {
  test('is left for the one before the last act, and the players are told without what the fault says', () => {
    const good = answers();
    failsAfter(good);
    act('setSpellTrap');
    expect(answers()).toBe(good);
    expect(table().question?.form).toBe('choice');
    expect(trouble()).toEqual({ kind: 'broken' });
    expect(JSON.stringify(useTable.getState())).not.toContain('Dark Magician Girl');
  });

  test('is in the file that the players may take along, with what went wrong, and that opens like every recording', () => {
    failsAfter(answers());
    act('setSpellTrap');
    const file = faultFile()!;
    expect(JSON.parse(file)).toMatchObject({
      format: 'kusari-duel',
      fault: expect.stringContaining('Dark Magician Girl') as string,
    });
    vi.restoreAllMocks();
    leave();
    expect(openFile(file)).toBe(true);
  });

  test('is left for an earlier one when a kept duel is taken up in it', async () => {
    const good = answers();
    act('setSpellTrap');
    expect(answers()).toBeGreaterThan(good);
    failsAfter(good);
    await reopened(shelf);
    expect(answers()).toBe(good);
    expect(trouble()).toEqual({ kind: 'broken' });
    expect(shelf.has('kusari.duel.aside.1')).toBe(false);
  });

  test('puts the kept duel aside when no earlier one can be shown either', async () => {
    act('setSpellTrap');
    failsAfter(-1);
    await reopened(shelf);
    await desk.diary.settled();
    expect(trouble()).toMatchObject({ kind: 'cannotOpen', isAside: true });
    expect(shelf.get('kusari.duel.aside.1')).toContain('kusari-duel');
  });
});

test('a duel that cannot be shown any more can be left, and is put aside', async () => {
  act('setSpellTrap');
  failsAfter(-1);
  leave();
  expect(useTable.getState().table).toBeNull();
  await desk.diary.settled();
  expect(trouble()).toMatchObject({ kind: 'notFiled', isAside: true });
  expect(shelf.get('kusari.duel.aside.1')).toContain('kusari-duel');
});

describe('back to the last good position', () => {
  test('goes back to the decision before, and once more to the one before that', () => {
    const first = answers();
    act('setSpellTrap');
    const second = answers();
    act('setMonster');
    expect(backToGood()).toBe(true);
    expect(answers()).toBe(second);
    expect(backToGood()).toBe(true);
    expect(answers()).toBe(first);
    expect(JSON.parse(shelf.get('kusari.duel')!)).toMatchObject({ line: { length: first } });
    act('setMonster');
    expect(answers()).toBeGreaterThan(first);
  });

  test('goes past every position that cannot be shown', () => {
    const first = answers();
    act('setSpellTrap');
    act('setMonster');
    failsAfter(first);
    expect(backToGood()).toBe(true);
    expect(answers()).toBe(first);
  });

  test('takes nothing back when only an earlier position was looked at, or a request stood', () => {
    act('setSpellTrap');
    const now = answers();
    review(now - 1);
    expect(backToGood()).toBe(true);
    expect([answers(), table().review]).toEqual([now, null]);
    review(now - 1);
    proposeRewind(0);
    expect(backToGood()).toBe(true);
    expect([answers(), table().request]).toEqual([now, null]);
  });

  test('goes on from the kept copy when the duel on the table can go back no more', () => {
    const first = answers();
    act('setSpellTrap');
    const { running } = desk.open!;
    vi.spyOn(running.session, 'at').mockImplementation(() => {
      throw new Error('no way back');
    });
    expect(backToGood()).toBe(true);
    expect(desk.open!.running).not.toBe(running);
    expect(answers()).toBe(first);
  });

  test('covers the cards of whoever looked last', () => {
    leave();
    start({ ...PLAN, secrecy: 'curtain' });
    useTable.getState().openCurtain();
    while (table().question?.decision.options?.every((one) => one.do !== 'setMonster')) useTable.getState().pass();
    act('setMonster');
    expect(table().viewer).toBe(0);
    backToGood();
    expect(table()).toMatchObject({ curtain: 0, viewer: 'public' });
  });

  test('says so when nothing earlier is left, and leaves the duel as it is', () => {
    while (backToGood());
    const oldest = answers();
    expect(backToGood()).toBe(false);
    expect(answers()).toBe(oldest);
    expect(table().question).not.toBeNull();
  });
});

test('what went wrong on the page is in the file with the duel as it stood', () => {
  act('setSpellTrap');
  noteFault(new Error('Cyber Jar cannot be drawn'));
  expect(JSON.parse(faultFile()!)).toMatchObject({
    fault: expect.stringContaining('Cyber Jar') as string,
    line: { length: answers() },
  });
});
