import { beforeEach, describe, expect, test } from 'vitest';
import type { DuelPlan } from '../keeping/open-game';
import { desk, useTable } from './table-store';
import type { Tick } from '../going-back/timeline';
import { quickShelf } from '../testing/quick-shelf';
import { duelTable as table } from '../../games/duel/testing/on-table';

const PLAN: DuelPlan = {
  seats: [
    { name: 'Ren', deck: 'bench-a' },
    { name: 'Aya', deck: 'bench-b' },
  ],
  modes: ['smooth', 'smooth'],
  lifePoints: 8000,
  seed: 'a duel to look back on',
  first: 0,
};

const { texts: shelf } = quickShelf();

const duel = useTable.getState();
const line = () => duel.timeline()!;
const allTicks = (): Tick[] => line().turns.flatMap(({ ticks }) => ticks);

function act(what: string): void {
  if (table().curtain !== null) duel.openCurtain();
  const option = table().question?.decision.options?.find((one) => one.do === what);
  if (!option) throw new Error(`${what} is not offered`);
  expect(duel.answer({ kind: 'option', index: option.index })).toEqual({ ok: true });
}

/** Ren Sets a monster and ends the turn; Aya Sets one and ends hers; Ren stands in turn 3. */
function twoTurns(): void {
  for (let turn = 0; turn < 2; turn += 1) {
    act('setMonster');
    duel.endTurn();
  }
  duel.openCurtain();
}

beforeEach(() => {
  duel.leave();
  shelf.clear();
  duel.start(PLAN);
});

describe('the timeline', () => {
  test('has the turns, and tells windows that passed by themselves from answers by hand', () => {
    twoTurns();
    expect(line().turns.map(({ turn, turnPlayer }) => [turn, turnPlayer])).toEqual([
      [1, 0],
      [2, 1],
      [3, 0],
    ]);
    expect(allTicks().map((tick) => tick.answers)).toEqual(allTicks().map((_, at) => at));
    expect(allTicks()).toHaveLength(line().now);
    const set = allTicks().find((tick) => tick.how === 'hand');
    expect(set).toMatchObject({ kind: 'idle', player: 0, phase: 'main1' });
    expect(allTicks().find((tick) => tick.window === 'set' && tick.player === 1)).toMatchObject({ how: 'tacit' });
  });

  test('keeps what was taken back below the turn in which it began', () => {
    twoTurns();
    const at = line().turns[1]!.ticks.find((tick) => tick.kind === 'idle')!.answers;
    const before = line().now;
    duel.review(at);
    duel.proposeRewind(0);
    duel.reply(true);
    const [lane] = line().turns[1]!.lanes;
    expect(lane).toMatchObject({ at, by: 0, why: 'rewound' });
    expect(lane!.ticks).toHaveLength(before - at);
    expect(line().now).toBe(at);
  });
});

describe('a review', () => {
  test('shows the table as it stood, asks nothing, and changes nothing', () => {
    twoTurns();
    const { view, question } = table();
    const kept = shelf.get('kusari.duel');
    duel.review(0);
    expect(table()).toMatchObject({
      question: null,
      curtain: null,
      review: { kind: 'review', answers: 0, branch: null },
      view: { turn: 1 },
    });
    expect(duel.answer({ kind: 'option', index: 0 })).toEqual({ ok: false, reasons: [] });
    expect(shelf.get('kusari.duel')).toBe(kept);
    duel.leaveReview();
    expect(table().view).toBe(view);
    expect(table().question).toEqual(question);
  });

  test('from the public surface hides both hands; a seat that has the screen sees its own cards of then and nothing of the other', () => {
    twoTurns();
    const hands = (): boolean[] => table().view.seats.map((seat) => seat.zones.hand.cards.some((card) => card.known));
    duel.review(2);
    expect(hands()).toEqual([true, false]);
    expect(table().view.seats[1].zones.monster.cards.every((card) => !card?.known)).toBe(true);
    duel.leaveReview();
    duel.cover();
    duel.review(2);
    expect(hands()).toEqual([false, false]);
    duel.leaveReview();
    expect(table().curtain).toBe(0);
  });

  test('never counts as having looked: what a seat has seen stays as it was', () => {
    twoTurns();
    const { seen } = table();
    duel.review(1);
    duel.step(1);
    expect(table().seen).toEqual(seen);
    duel.leaveReview();
    expect(table().seen).toEqual(seen);
  });

  test('steps by decisions and by turns, and ends at the present', () => {
    twoTurns();
    duel.step(-1);
    const last = table().review!.answers;
    expect(last).toBe(allTicks().findLast((tick) => tick.how !== 'forced')!.answers);
    duel.step(1);
    expect(table().review).toBeNull();
    duel.toEnd('first');
    expect(table().review!.answers).toBe(0);
    duel.stepTurn(1);
    expect(table().view.turn).toBe(2);
    duel.stepTurn(1);
    duel.stepTurn(1);
    expect(table().review).toBeNull();
  });

  test('from a line of the log stands right after it', () => {
    twoTurns();
    const set = table().publicLog.find((event) => event.verb === 'set')!;
    duel.reviewLine(set.number);
    expect(table().view.log.at(-1)?.number).toBe(set.number);
    duel.reviewLine(table().publicLog.at(-1)!.number);
    expect(table().review).toBeNull();
  });

  test('of a line that was taken back shows it as everybody saw it', () => {
    twoTurns();
    const { turn } = table().view;
    const at = line().turns[0]!.ticks.find((tick) => tick.kind === 'idle')!.answers;
    duel.review(at);
    duel.proposeRewind(1);
    duel.reply(true);
    const lane = line().turns[0]!.lanes[0]!;
    duel.review(lane.ticks.at(-1)!.answers, lane.branch);
    expect(table()).toMatchObject({ viewer: 'public', review: { branch: 0 }, view: { turn } });
    duel.proposeRewind(0);
    expect(table().request).toBeNull();
  });
});

describe('a proposal to go back', () => {
  const propose = (by: 0 | 1): number => {
    const at = line().turns[1]!.ticks.find((tick) => tick.kind === 'idle')!.answers;
    duel.review(at);
    duel.proposeRewind(by);
    return at;
  };

  test('shows both what it means, in public, and waits for the other seat', () => {
    twoTurns();
    const at = propose(0);
    expect(table()).toMatchObject({
      request: { kind: 'undo', by: 0, answers: at },
      review: { kind: 'preview', answers: at },
      viewer: 'public',
      standstill: 'request',
    });
    duel.review(0);
    duel.respond(table().windows[1].at(-1)!);
    expect(table().request).toMatchObject({ kind: 'undo' });
  });

  test('that is refused changes nothing, and the record keeps it', () => {
    twoTurns();
    const { view } = table();
    propose(0);
    duel.reply(false);
    // The other seat has replied at the screen: the cards are taken up again.
    expect(table()).toMatchObject({ viewer: 'public', curtain: null, question: { form: 'look' } });
    duel.look();
    expect(table().view).toEqual(view);
    expect(table().events).toMatchObject([{ kind: 'refused', of: 'undo', by: 0 }]);
  });

  test('that is accepted goes back, behind the curtain of whose turn it was, and the same cards are drawn again', () => {
    twoTurns();
    const drawn = desk
      .open!.running.session.view(0)
      .log.filter((event) => event.verb === 'draw')
      .map((event) => event.passcode);
    const at = propose(0);
    duel.reply(true);
    expect(table()).toMatchObject({ curtain: 1, view: { turn: 2 }, wentBack: { kind: 'rewound', by: 0, to: { answers: at } } });
    duel.openCurtain();
    duel.endTurn();
    expect(
      desk
        .open!.running.session.view(0)
        .log.filter((event) => event.verb === 'draw')
        .map((event) => event.passcode),
    ).toEqual(drawn);
  });

  test('can be blocked for the rest of the duel, also after a reload, and unblocked', () => {
    twoTurns();
    propose(0);
    duel.refuseForGood();
    expect(table().blocked).toEqual([true, false]);
    propose(0);
    expect(table().request).toBeNull();
    duel.leaveReview();
    duel.resume();
    duel.openCurtain();
    expect(table().blocked).toEqual([true, false]);
    propose(1);
    expect(table().request).toMatchObject({ by: 1 });
    duel.reply(false);
    duel.block(0, false);
    propose(0);
    expect(table().request).toMatchObject({ by: 0 });
  });

  test('is impossible while an objection waits for its act', () => {
    twoTurns();
    const [window] = table().windows[1].slice(-1);
    expect(window).toBeDefined();
    duel.respond(window!);
    if (table().request) duel.reply(true);
    expect(table().standstill).toBe('objection');
    propose(0);
    expect(table().request).toBeNull();
  });
});

describe('what the seats have seen', () => {
  test('falls back with play: a card drawn again counts only once it is shown again', () => {
    twoTurns();
    const newest = () => desk.open!.running.session.view('public').log.at(-1)!.number;
    duel.cover();
    const at = line().turns[1]!.ticks.find((tick) => tick.kind === 'idle')!.answers;
    duel.review(at);
    duel.proposeRewind(1);
    duel.reply(true);
    expect(Math.max(...table().seen)).toBeLessThanOrEqual(newest());
  });

  test('comes back with a withdrawn objection', () => {
    act('setMonster');
    const { seen } = table();
    duel.respond(table().windows[1].at(-1)!);
    duel.leaveCurtain();
    expect(table().events.map(({ kind }) => kind)).toEqual(['objected', 'withdrew']);
    expect(table().seen).toEqual(seen);
  });
});

describe('a preview', () => {
  test('shows a window as everybody saw it, also to the seat that has the screen', () => {
    act('setMonster');
    expect(table().viewer).toBe(0);
    const window = table().windows[1].at(-1)!;
    duel.preview(window);
    expect(table()).toMatchObject({ viewer: 'public', review: { kind: 'preview', answers: window.answers }, question: null });
    expect(
      table()
        .view.seats.flatMap(({ zones }) => [...zones.hand.cards, ...zones.monster.cards])
        .some((card) => card?.known),
    ).toBe(false);
    duel.respond(window);
    expect(table()).toMatchObject({ review: null, view: { decision: { window: 'set' } } });
  });
});
